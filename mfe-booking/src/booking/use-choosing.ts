import { type Appointment, type Cart, choiceTexts, messages, type Stylist } from '@salon/contracts';
import { toast } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { useState } from 'react';
import { cartView, type CartView, wantedServices } from '../cart/cart.rules.js';
import { useEarliest } from '../cart/use-earliest.js';
import { daySlotsQuery, freeDaysQuery } from '../slots/slots.queries.js';
import { useFreeDays } from '../slots/use-free-days.js';
import { useTypedDay } from '../slots/use-typed-day.js';
import { useVisitChoice } from '../visit-choice/use-visit-choice.js';
import {
  availableStylistId,
  availableTime,
  missingIn,
  type Choice,
  type Missing,
} from '../visit-choice/visit-choice.rules.js';
import { requestFor, tooShortText } from './booking.rules.js';
import { useBook } from './use-book.js';

/** The days of the calendar and the times of the shown day; `searching` while the first day is being determined. */
function useTimes(view: CartView, picked: Choice, stylistId: string | null) {
  const services = wantedServices(view);
  const wanted = { services, ...(stylistId === null ? {} : { stylistId }) };
  const calendar = useFreeDays((month) => freeDaysQuery(wanted, month), picked.date === null);
  const date = picked.date ?? calendar.earliest ?? null;
  const searching = date === null && calendar.earliest === undefined;
  const { unbookable } = useEarliest(view, date !== null || searching);
  const search = date === null ? null : { date, ...wanted };
  return { calendar, date, searching, unbookable, search, day: useQuery(daySlotsQuery(search)) };
}

/** The state of the booking screen: the choice, the day's times, and the booking call. */
export function useChoosing(cart: Cart, stylists: Stylist[] | undefined, onBooked: (appointment: Appointment) => void) {
  const [picked, setPicked] = useVisitChoice();
  const [missing, setMissing] = useState<Missing | null>(null);
  const typed = useTypedDay();
  const view = cartView(cart);
  /** Of the visit when its time was picked. */
  const [pickedMinutes, setPickedMinutes] = useState(view.minutes);
  const stylistId = availableStylistId(picked.stylistId, stylists);
  const { date, search, ...times } = useTimes(view, picked, stylistId);
  // A time that is no longer available is deselected.
  const time = availableTime(picked.time, times.day.data?.availableSlots);
  const isLonger = view.minutes > pickedMinutes;
  const tooShort = isLonger && picked.time && !time ? tooShortText(picked.time, view.minutes) : null;
  const choice: Choice = { date, time, stylistId };
  const booking = useBook({ onBooked, onSlotTaken: () => setPicked({ time: null }) });
  const pick = (next: Partial<Choice>) => {
    setMissing(null);
    booking.clearRefusal();
    if (next.date || next.time) typed.reset();
    if (next.time) setPickedMinutes(view.minutes);
    setPicked(next.time ? { date, ...next } : next);
  };
  const minutes = times.day.data?.minutes || view.minutes;
  const proceed = (): Missing | null => {
    if (typed.problem !== null) return { date: typed.problem, time: null };
    const lacking = missingIn(choice);
    setMissing(lacking);
    if (lacking) toast.error(messages.allNeeded);
    else if (search?.services.length === 0) toast.error(choiceTexts.noServices);
    else if (date && time && search)
      booking.book({ request: requestFor(cart, { date, time, stylistId, minutes }), search, cart });
    return lacking;
  };
  return { choice, view, ...times, booking, minutes, missing, tooShort, typed, pick, proceed };
}
