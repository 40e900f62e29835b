import { type Appointment, type BookAppointmentRequest, bookingRefusals, type Cart, messages } from '@salon/contracts';
import { ApiError, cartKey, messageOf, setCart, toast, useHasLeft } from '@salon/web-kit';
import { appointmentQuery, appointmentsKey, slotsKey } from '@salon/web-kit/queries';
import { useMutation, useQueryClient, type QueryClient } from '@salon/web-kit/query';
import { useRef, useState } from 'react';
import { removeTakenSlot } from '../slots/remove-taken-slot.js';
import type { SlotSearch } from '../slots/slots.api.js';
import { daySlotsQuery } from '../slots/slots.queries.js';
import type { Refusal, WayOut } from '../visit-choice/refusal.rules.js';
import { createAppointment } from '../appointments/appointments.api.js';
import { cartChanges, quoteChangedText } from './booking.rules.js';

interface WantedBooking {
  request: BookAppointmentRequest;
  search: SlotSearch;
  cart: Cart;
}

/** By the code of a refusal whose sentence asks for them. */
const WAYS: Readonly<Record<string, readonly WayOut[]>> = {
  TOO_LONG_UNPAID: ['cart', 'phone'],
  TOO_MANY_UNPAID: ['phone'],
  CUSTOMER_BLOCKED: ['phone'],
};

function refusalOf(client: QueryClient, error: unknown, wanted: WantedBooking): Refusal {
  const { code, data } = error instanceof ApiError ? error : { code: '', data: undefined };
  if (code === 'BOOKING_SLOT_TAKEN') {
    removeTakenSlot(client, daySlotsQuery(wanted.search).queryKey, wanted.request.startTime, data);
    return { kind: 'taken', text: messageOf(error, bookingRefusals.BOOKING_SLOT_TAKEN.text) };
  }
  const changed = (data as { cart?: Cart } | undefined)?.cart;
  if ((code === 'QUOTE_CHANGED' || code === 'CART_CHANGED') && changed) {
    setCart(client, changed);
    const said = messageOf(error, bookingRefusals.QUOTE_CHANGED.text);
    return {
      kind: 'repriced',
      text: code === 'QUOTE_CHANGED' ? quoteChangedText(wanted.cart, changed, said) : said,
      changes: cartChanges(wanted.cart, changed),
    };
  }
  // Cart or times may have changed, and a booking whose response was lost may have been made.
  for (const queryKey of [cartKey, slotsKey, appointmentsKey]) void client.invalidateQueries({ queryKey });
  return {
    kind: 'failed',
    title: messages.bookFailed,
    text: messageOf(error, messages.createFailed),
    ways: WAYS[code],
  };
}

/** The visit is cached, and the lists that show it are fetched again, also after the customer has left the screen. */
function showBooked(client: QueryClient, appointment: Appointment): void {
  client.setQueryData(appointmentQuery(appointment._id).queryKey, appointment);
  void client.invalidateQueries({ queryKey: slotsKey });
  void client.invalidateQueries({ queryKey: appointmentsKey });
}

interface Options {
  /** Not called once the customer has left the screen. */
  onBooked(appointment: Appointment): void;
  onSlotTaken(): void;
}

/** Books the choice: one idempotency key per choice, never two calls at once; `refusal` says why a booking failed. */
export function useBook({ onBooked, onSlotTaken }: Options) {
  const client = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const hasLeft = useHasLeft();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const keyOf = (request: BookAppointmentRequest): string => {
    const choice = JSON.stringify(request);
    const key = keys.current.get(choice) ?? crypto.randomUUID();
    keys.current.set(choice, key);
    return key;
  };
  const booking = useMutation({
    mutationFn: ({ request }: WantedBooking) => createAppointment(request, keyOf(request)),
    onMutate: () => setRefusal(null),
    onSuccess: (appointment) => showBooked(client, appointment),
    onError: (error, wanted) => {
      if (error instanceof ApiError && error.code === 'BOOKING_OVER')
        keys.current.delete(JSON.stringify(wanted.request));
      const refused = refusalOf(client, error, wanted);
      setRefusal(refused);
      if (hasLeft.current) toast.error(refused.text); // On this screen the notice takes the focus.
      if (refused.kind === 'taken') onSlotTaken();
    },
  });
  const goOn = (appointment: Appointment) => {
    toast.success(messages.toGateway);
    onBooked(appointment);
  };
  return {
    busy: booking.isPending,
    refusal,
    clearRefusal: () => setRefusal(null),
    book: (wanted: WantedBooking) => {
      if (!booking.isPending) booking.mutate(wanted, { onSuccess: goOn });
    },
  };
}
