import { messages, type Appointment } from '@salon/contracts';
import { messageOf, toast } from '@salon/web-kit';
import { useMutation, useQueryClient } from '@salon/web-kit/query';
import { cancelAppointment } from './appointments.api.js';
import { appointmentsKey, type LoadedAppointments, withVisit } from './use-appointments.js';

/** Cancels one visit; the list shows it at once and is then refetched (decision C12). */
export function useCancel(id: string, settled: () => void) {
  const client = useQueryClient();
  const call = useMutation({
    mutationFn: () => cancelAppointment(id),
    onSuccess: (cancelled: Appointment | undefined) => {
      if (cancelled)
        client.setQueryData<LoadedAppointments>(appointmentsKey, (loaded) => loaded && withVisit(loaded, cancelled));
      toast.success(messages.cancelSuccess);
    },
    onError: (error) => toast.error(messageOf(error, messages.cancelFailed)),
    onSettled: () => {
      settled();
      void client.invalidateQueries({ queryKey: ['appointments'] });
      client.removeQueries({ queryKey: ['appointment', id] }); // What the payment screen knows of it.
      void client.invalidateQueries({ queryKey: ['slots'] });
    },
  });
  return { busy: call.isPending, cancel: () => call.mutate() };
}
