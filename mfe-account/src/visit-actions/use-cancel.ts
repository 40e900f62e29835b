import { messages, type Appointment } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import {
  appointmentQuery,
  appointmentsKey,
  type LoadedAppointments,
  myAppointmentsQuery,
  slotsKey,
} from '@salon/web-kit/queries';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { cancelAppointment } from './cancel.api.js';

/** The loaded pages with the current state of this visit. */
const withVisit = (loaded: LoadedAppointments, changed: Appointment): LoadedAppointments => ({
  ...loaded,
  pages: loaded.pages.map((page) => ({
    ...page,
    appointments: page.appointments.map((visit) => (visit._id === changed._id ? changed : visit)),
  })),
});

/** Cancels one visit; the list shows it at once and is then refetched (decision C12). */
export function useCancel(id: string, settled: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: () => cancelAppointment(id),
    onSuccess: (cancelled: Appointment | undefined) => {
      if (cancelled)
        client.setQueryData(myAppointmentsQuery.queryKey, (loaded) => loaded && withVisit(loaded, cancelled));
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
