import { messages, type Appointment } from '@salon/contracts';
import { api, messageOf, toast } from '@salon/web-kit';
import {
  appointmentQuery,
  appointmentsKey,
  getAppointment,
  myAppointmentsQuery,
  sendOrRead,
  slotsKey,
  withAppointment,
} from '@salon/web-kit/queries';
import { useMutation, useQueryClient } from '@salon/web-kit/query';

/** PATCH /api/appointments/{id}/cancel */
async function cancelAppointment(id: string): Promise<Appointment> {
  return (await api.patch<{ appointment: Appointment }>(`/appointments/${encodeURIComponent(id)}/cancel`)).data
    .appointment;
}

/** Cancels one visit; the list shows it at once and is then refetched (decision C12). */
export function useCancel(id: string, settled: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: () =>
      sendOrRead(
        () => cancelAppointment(id),
        () => getAppointment(id),
        ({ status }) => status === 'cancelled',
      ),
    onSuccess: (cancelled: Appointment | undefined) => {
      if (cancelled) client.setQueryData(myAppointmentsQuery.queryKey, (loaded) => withAppointment(loaded, cancelled));
      toast.success(messages.cancelSuccess);
    },
    onError: (error) => toast.error(messageOf(error, messages.cancelFailed)),
    onSettled: () => {
      settled();
      void client.invalidateQueries({ queryKey: appointmentsKey });
      client.removeQueries({ queryKey: appointmentQuery(id).queryKey }); // The payment screen's copy of the visit.
      void client.invalidateQueries({ queryKey: slotsKey });
    },
  });
  return { busy: call.isPending, cancel: () => call.mutate() };
}
