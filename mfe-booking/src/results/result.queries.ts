import { appointmentQuery, getAppointment, isFinalRefusal } from '@salon/web-kit/queries';
import { queryOptions } from '@salon/web-kit/query';

/** How often a failed request is retried, every 4 seconds. */
const MAX_RETRIES = 14;

/** A customer back from the gateway may be without a connection for a while; signed out, retrying does not help. */
export const retryPolicy = {
  retry: (failures: number, error: Error): boolean => failures < MAX_RETRIES && !isFinalRefusal(error),
  retryDelay: 4_000,
} as const;

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
    ...retryPolicy,
  });
