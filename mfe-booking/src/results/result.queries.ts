import { appointmentQuery, getAppointment } from '@salon/web-kit/queries';
import { queryOptions } from '@salon/web-kit/query';

/**
 * One visit while its payment is pending, separate from the copy of the payment screen; `onPolled` runs after each
 * response.
 */
export const outcomeQuery = (id: string, onPolled: () => void) =>
  queryOptions({
    queryKey: [...appointmentQuery(id).queryKey, 'outcome'],
    queryFn: async ({ signal }) => {
      const appointment = await getAppointment(id, signal);
      onPolled();
      return appointment;
    },
    staleTime: 0,
  });
