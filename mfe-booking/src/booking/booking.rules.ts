import { isLocalDay, minutesOf, timeOf, type LocalDay, type LocalTime } from '@salon/kernel';
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

/** The choice an address names; whatever cannot be a choice any more (a day gone by, no time of day) is none. */
export function choiceOf(params: URLSearchParams, today: LocalDay): Choice {
  const date = params.get('date') ?? '';
  const time = params.get('time') ?? '';
  const stylistId = params.get('stylist') ?? '';
  const known = isLocalDay(date) && date >= today;
  return {
    date: known ? date : null,
    time: known && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null,
    stylistId: /^[\w-]{1,64}$/.test(stylistId) ? stylistId : null,
  };
}

export const paramsOf = ({ date, time, stylistId }: Choice): Record<string, string> => ({
  ...(date !== null && { date }),
  ...(time !== null && { time }),
  ...(stylistId !== null && { stylist: stylistId }),
});

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
    key: line.id ?? String(at),
    title: line.title,
    quantity: line.quantity,
    minutes: line.minutes * line.quantity,
    price: line.lineTotal,
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

/** One way in which the cart is not what the customer saw: another price in LKR, or a `note` in words. */
export interface CartChange {
  title: string;
  from: number | null;
  to: number | null;
  note: string | null;
}

const repriced = (title: string, from: number, to: number): CartChange[] =>
  from === to ? [] : [{ title, from, to, note: null }];
const noted = (title: string, note: string): CartChange => ({ title, from: null, to: null, note });

/** What differs between the cart the customer saw and the cart of now, line by line, for telling it. */
export function cartChanges(before: Cart, after: Cart): CartChange[] {
  const was = cartView(before);
  const is = cartView(after);
  if (was.offer && is.offer?._id === was.offer._id) return repriced(is.offer.title, was.offer.price, is.offer.price);
  const found = is.lines.flatMap((line) => {
    const old = was.lines.find((other) => other.id === line.id);
    if (!old) return [noted(line.title, 'added to your cart')];
    const quantity = old.quantity === line.quantity ? [] : [noted(line.title, `now x ${line.quantity}`)];
    return [...repriced(line.title, old.price, line.price), ...quantity];
  });
  const gone = was.lines.filter((line) => is.lines.every((other) => other.id !== line.id));
  return [...found, ...gone.map(({ title }) => noted(title, 'no longer in your cart'))];
}

/** What has become of a cart that was `before` and is empty now, as far as can be told. */
export const goneFrom = ({ offer }: CartView): string =>
  offer
    ? `The special offer "${offer.title}" has ended or was removed. It is no longer in your cart.`
    : 'Your services were booked or removed elsewhere, or are no longer offered.';
