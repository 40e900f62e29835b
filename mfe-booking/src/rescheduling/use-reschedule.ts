import { type Appointment, bookingRefusals, isUnplaced, messages } from '@salon/contracts';
import { announceCart, ApiError, cartKey, messageOf, toast } from '@salon/web-kit';
import {
  appointmentQuery,
  appointmentsKey,
  myAppointmentsQuery,
  slotsKey,
  withAppointment,
} from '@salon/web-kit/queries';
import { type QueryClient, useMutation, useQueryClient } from '@salon/web-kit/query';
import { useState } from 'react';
import type { Refusal } from '../visit-choice/refusal.rules.js';
import { removeTakenSlot } from '../slots/remove-taken-slot.js';
import { rescheduleAppointment, type NewTime } from './rescheduling.api.js';
import { newTimesQuery } from './rescheduling.queries.js';

/** The success message, with the stylist's name when the stylist changed. */
const doneText = (before: Appointment, { stylist }: Appointment): string =>
  stylist._id === before.stylist._id
    ? messages.rescheduleSuccess
    : `${messages.rescheduleSuccess}, with ${stylist.name}`;

/** Confirming a visit removes its services from the cart (decision D8). */
function showCart(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: cartKey });
  announceCart();
}

interface Options {
  /** True from the press, false after a refusal. */
  onMoving(isMoving: boolean): void;
  /** Not called once the customer has left the screen. */
  onMoved(): void;
  onTaken(): void;
  onSettled(): void;
}

/** Moves the visit; `refusal` says why a move failed, and a lost time shows the remaining times (decision C10). */
export function useReschedule(visit: Appointment, { onMoving, onMoved, onTaken, onSettled }: Options) {
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const call = useMutation({
    mutationFn: (to: NewTime) => rescheduleAppointment(visit, to),
    onMutate: () => {
      setRefusal(null);
      onMoving(true);
    },
    onSuccess: (moved) => {
      client.setQueryData(appointmentQuery(visit._id).queryKey, moved);
      client.setQueryData(myAppointmentsQuery.queryKey, (loaded) => withAppointment(loaded, moved));
      void client.invalidateQueries({ queryKey: appointmentsKey });
      // Not of the day on the screen: its free times no longer have the one just taken.
      void client.invalidateQueries({ queryKey: slotsKey, refetchType: 'none' });
      if (isUnplaced(visit)) showCart(client);
      toast.success(doneText(visit, moved));
    },
    onError: (error, { date, startTime }) => {
      onMoving(false);
      const taken = error instanceof ApiError && error.code === 'BOOKING_SLOT_TAKEN';
      const text = messageOf(error, taken ? bookingRefusals.BOOKING_SLOT_TAKEN.text : messages.rescheduleFailed);
      setRefusal(taken ? { kind: 'taken', text } : { kind: 'failed', title: messages.rescheduleFailed, text });
      toast.error(text);
      if (taken) {
        removeTakenSlot(client, newTimesQuery(visit._id, date).queryKey, startTime, error.data);
        onTaken();
        return;
      }
      // The times may have changed, and a move whose response was lost may have been made.
      for (const queryKey of [appointmentQuery(visit._id).queryKey, slotsKey, appointmentsKey])
        void client.invalidateQueries({ queryKey });
    },
    onSettled,
  });
  return {
    busy: call.isPending,
    refusal,
    clearRefusal: () => setRefusal(null),
    move: (to: NewTime) => call.mutate(to, { onSuccess: onMoved }),
  };
}
