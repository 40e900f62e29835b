import { addDays } from '@salon/kernel';
import { formatDate, formatTime, salonToday } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { daySlotsQuery } from '../slots/slots.queries.js';
import { wantedServices, type CartView } from './cart.rules.js';

export interface Earliest {
  /** 'tomorrow 10:00 AM'; null while it is unknown or when there is none. */
  time: string | null;
  /** Why no stylist can do all of it, on any day; null unless that is known. */
  unbookable: string | null;
}

/**
 * The earliest time for the items of the cart. `busy`: the cart is changing, or the time is known, so no request is
 * sent.
 */
export function useEarliest(view: CartView, busy: boolean): Earliest {
  const today = salonToday();
  const services = wantedServices(view);
  const search = busy || services.length === 0 ? null : { date: today, services };
  const { data } = useQuery({ ...daySlotsQuery(search), placeholderData: (previous) => previous });
  const unbookable = data?.unbookable ?? null;
  const [first] = data?.availableSlots ?? [];
  const earliest = data && first ? { date: data.date, time: first } : data?.nextFree;
  if (!earliest) return { time: null, unbookable };
  const { date, time } = earliest;
  const day = date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : `${formatDate(date, 'EEE, MMM d')},`;
  return { time: `${day} ${formatTime(time)}`, unbookable };
}
