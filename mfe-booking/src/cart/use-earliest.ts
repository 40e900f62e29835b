import { addDays } from '@salon/kernel';
import { formatDate, formatTime, salonToday } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { daySlotsQuery } from '../slots/slots.queries.js';
import { wantedServices, type CartView } from './cart.rules.js';

/**
 * The earliest time for the items of the cart, 'tomorrow 10:00 AM'; null while it is unknown or when there is none.
 * `busy`: the cart is changing, so no request is sent yet.
 */
export function useEarliest(view: CartView, busy: boolean): string | null {
  const today = salonToday();
  const services = wantedServices(view);
  const search = busy || services.length === 0 ? null : { date: today, services };
  const { data } = useQuery({ ...daySlotsQuery(search), placeholderData: (previous) => previous });
  const [first] = data?.availableSlots ?? [];
  const earliest = data && first ? { date: data.date, time: first } : data?.nextFree;
  if (!earliest) return null;
  const { date, time } = earliest;
  const day = date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : `${formatDate(date, 'EEE d')},`;
  return `${day} ${formatTime(time)}`;
}
