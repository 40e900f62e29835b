import { formatMinutes, formatTime, type LocalDay, type LocalTime } from '@salon/kernel';
import type { BookAppointmentRequest, Cart } from '@salon/contracts';
import { bookable, type CartLineView, cartView, type CartView } from '../cart/cart.rules.js';
import type { ServiceLine } from '../summary/summary.rules.js';
import type { CartChange } from '../visit-choice/refusal.rules.js';
import { endOf } from '../visit-choice/visit-choice.rules.js';

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

/**
 * The create call's payload (docs/product.md §3), with the cart's quote so that a changed price is detected (decision
 * B3).
 */
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

const repriced = (title: string, from: number, to: number): CartChange[] =>
  from === to ? [] : [{ title, from, to, note: null }];
const noted = (title: string, note: string): CartChange => ({ title, from: null, to: null, note });
const retimed = (title: string, from: number, to: number): CartChange[] =>
  from === to ? [] : [noted(title, `${formatMinutes(to)}, was ${formatMinutes(from)}`)];

/** The differences between the cart the customer saw and the current one, line by line. */
export function cartChanges(before: Cart, after: Cart): CartChange[] {
  const was = cartView(before);
  const is = cartView(after);
  const oldOf = (line: CartLineView) => was.lines.find(({ id }) => id === line.id);
  const minutesOf = (line: CartLineView) => retimed(line.title, oldOf(line)?.minutes ?? line.minutes, line.minutes);
  if (was.offer && is.offer?._id === was.offer._id)
    return [...repriced(is.offer.title, was.offer.price, is.offer.price), ...is.lines.flatMap(minutesOf)];
  const found = is.lines.flatMap((line) => {
    const old = oldOf(line);
    if (!old) return [noted(line.title, 'added to your cart')];
    const quantity = old.quantity === line.quantity ? [] : [noted(line.title, `now x ${line.quantity}`)];
    return [...repriced(line.title, old.price, line.price), ...minutesOf(line), ...quantity];
  });
  const gone = was.lines.filter((line) => is.lines.every((other) => other.id !== line.id));
  return [...found, ...gone.map(({ title }) => noted(title, 'no longer in your cart'))];
}

/** The sentence of `QUOTE_CHANGED` for these carts. @param said by the server, which does not know what has changed */
export function quoteChangedText(before: Cart, after: Cart, said: string): string {
  const [was, is] = [cartView(before), cartView(after)];
  const isRetimed = is.lines.some(({ id, minutes }) =>
    was.lines.some((old) => old.id === id && old.minutes !== minutes),
  );
  if (!isRetimed) return said;
  return was.totalAmount === is.totalAmount
    ? 'Minutes in your cart have changed. Please check the time of your visit.'
    : 'Prices and minutes in your cart have changed. Please check the new total and the time of your visit.';
}

/** Why a time that was chosen is no longer chosen, once the visit has become longer. */
export const tooShortText = (time: LocalTime, minutes: number): string =>
  `Your visit takes ${formatMinutes(minutes)} now, and ${formatTime(time)} is no longer free for it.`;

/**
 * Why there is nothing to book: items that are no longer offered, else what happened to the cart shown `before`; null
 * when it was empty from the start.
 */
export function whyEmpty({ unavailable = [] }: Cart, before: CartView | null): string | null {
  if (unavailable.length > 0) return unavailable.map(({ message }) => `${message}.`).join(' ');
  if (!before) return null;
  return before.offer
    ? `The special offer "${before.offer.title}" has ended or was removed. It is no longer in your cart.`
    : 'Your services were booked or removed elsewhere, or are no longer offered.';
}
