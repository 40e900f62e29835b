import { minutesOf, timeOf, type LocalDay, type LocalTime } from '@salon/kernel';
import { messages, type BookAppointmentRequest, type Cart } from '@salon/contracts';
import { cartView, type CartView } from '../cart/cart.rules.js';
import type { WantedService } from '../slots/slot.rules.js';
import type { ServiceLine } from '../summary/summary.rules.js';

/** What the customer has picked so far; `stylistId` null for any stylist. */
export interface Choice {
  date: LocalDay | null;
  time: LocalTime | null;
  stylistId: string | null;
}

export const NO_CHOICE: Choice = { date: null, time: null, stylistId: null };

/** Spec §4: start plus the minutes of the whole visit. */
export const endOf = (start: LocalTime, minutes: number): LocalTime => timeOf(minutesOf(start) + minutes);

export interface Missing {
  date: string | null;
  time: string | null;
  /** The combined message of spec §5. */
  all: string;
}

/** What must still be picked before booking, in the words of spec §5 and decision C13; null when nothing is missing. */
export function missingIn({ date, time }: Choice): Missing | null {
  if (date !== null && time !== null) return null;
  return date === null
    ? { date: messages.dateNeeded, time: null, all: messages.allNeeded }
    : { date: null, time: messages.timeNeeded, all: messages.allNeeded };
}

/** The lines that can be searched for and booked: those with a service id. */
const bookable = (view: CartView) => view.lines.flatMap((line) => (line.id === null ? [] : [{ ...line, id: line.id }]));

export const wantedServices = (view: CartView): WantedService[] =>
  bookable(view).map(({ id, minutes, quantity }) => ({ _id: id, averageTime: minutes, quantity }));

export const serviceLines = (view: CartView): ServiceLine[] =>
  view.lines.map((line, at) => ({
    key: line.id ?? String(at), title: line.title, quantity: line.quantity, minutes: line.minutes * line.quantity, price: line.lineTotal,
  }));

interface Visit {
  date: LocalDay;
  time: LocalTime;
  stylistId: string | null;
  minutes: number;
}

/** The create call's payload (spec §3), with the cart's quote so that a changed price is told (decision B3). */
export function requestFor(cart: Cart, { date, time, stylistId, minutes }: Visit): BookAppointmentRequest {
  const request: BookAppointmentRequest = {
    date,
    startTime: time,
    endTime: endOf(time, minutes),
    services: bookable(cartView(cart)).map(({ id, quantity }) => ({ service: id, quantity })),
  };
  if (cart.quote) request.quote = cart.quote;
  if (stylistId !== null) request.stylistId = stylistId;
  return request;
}

export interface PriceChange {
  title: string;
  from: number;
  to: number;
}

/** Lines (or the offer) whose price differs between two carts, for telling the customer. LKR. */
export function priceChanges(before: Cart, after: Cart): PriceChange[] {
  const was = cartView(before);
  const is = cartView(after);
  if (was.offer && is.offer) {
    return was.offer.price === is.offer.price ? [] : [{ title: is.offer.title, from: was.offer.price, to: is.offer.price }];
  }
  return is.lines.flatMap((line) => {
    const old = was.lines.find((other) => other.id === line.id);
    return old && old.price !== line.price ? [{ title: line.title, from: old.price, to: line.price }] : [];
  });
}
