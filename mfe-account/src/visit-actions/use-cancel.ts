import { messages, type Appointment, type DeskPlace } from '@salon/contracts';
import { api, ApiError, messageOf, toast } from '@salon/web-kit';
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

/** What the dialog showed: refused when it costs more, in LKR, or the visit is elsewhere by now. */
interface Shown {
  cost: number;
  from: DeskPlace;
}

const CHANGED: readonly string[] = ['CANCEL_COSTS_MORE', 'VISIT_CHANGED'];

/** PATCH /api/appointments/{id}/cancel */
async function cancelAppointment(id: string, shown: Shown): Promise<Appointment> {
  const path = `/appointments/${encodeURIComponent(id)}/cancel`;
  return (await api.patch<{ appointment: Appointment }>(path, shown)).data.appointment;
}

/**
 * Cancels one visit; the list shows it at once and is then refetched (decision C12).
 * @param settled not called when it has changed since it was shown, so that the new time and cost can be read
 */
export function useCancel(id: string, settled: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: (shown: Shown) =>
      sendOrRead(
        () => cancelAppointment(id, shown),
        () => getAppointment(id),
        ({ status }) => status === 'cancelled',
      ),
    onSuccess: (cancelled: Appointment | undefined) => {
      if (cancelled) client.setQueryData(myAppointmentsQuery.queryKey, (loaded) => withAppointment(loaded, cancelled));
      toast.success(messages.cancelSuccess);
    },
    onError: (error) => toast.error(messageOf(error, messages.cancelFailed)),
    onSettled: (_cancelled, error) => {
      if (!(error instanceof ApiError && CHANGED.includes(error.code))) settled();
      void client.invalidateQueries({ queryKey: appointmentsKey });
      client.removeQueries({ queryKey: appointmentQuery(id).queryKey }); // The payment screen's copy of the visit.
      void client.invalidateQueries({ queryKey: slotsKey });
    },
  });
  return { busy: call.isPending, cancel: (shown: Shown) => call.mutate(shown) };
}
