import { addDays, type LocalDay, type LocalTime, minutesOf, weekdayOf } from '@salon/kernel';
import { type DemoCustomer, demoCustomer, type PaymentMeans, type VisitOrigin } from '@salon/contracts';

/** A visit of the demonstration, before its time is booked. */
export interface DemoVisit {
  day: LocalDay;
  startTime: LocalTime;
  /** Index of the stylist in the salon's order. */
  stylist: number;
  service: string;
  customer: DemoCustomer;
  origin: Exclude<VisitOrigin, 'online'>;
  means: PaymentMeans;
  /** The outcome after its time has come. */
  ending: 'completed' | 'no_show' | 'cancelled';
}

/** The progress of a visit at an instant. */
type DemoProgress = 'booked' | 'arrived' | 'started' | 'over';

/** Days before and after today. */
const AROUND = 7;
const STARTS: readonly LocalTime[] = ['09:00', '10:30', '12:00', '14:00', '15:30', '16:45'];
/** Each takes at most 75 minutes, so that visits do not overlap. */
export const MENU = [
  'Haircut & finish',
  'Signature manicure',
  'Araliya glow facial',
  'Wash & blow-dry',
  'Gel manicure',
  'Head & shoulder massage',
  'Root touch-up',
  'Petal pedicure',
  'Express facial',
  'Warm oil treatment',
  'Fringe trim',
] as const;
const MEANS: readonly PaymentMeans[] = ['card', 'cash', 'card', 'transfer'];

/** The element at an index that wraps around. */
function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/**
 * Two weeks of realistic visits around today, deterministic for the day: about five visits a day for each stylist, none
 * on Sundays.
 */
export function demoVisits(today: LocalDay, stylists: number): DemoVisit[] {
  const days = Array.from({ length: 2 * AROUND + 1 }, (_, day) => addDays(today, day - AROUND));
  return days
    .filter((day) => weekdayOf(day) !== 0)
    .flatMap((day, week) =>
      Array.from({ length: stylists }, (_, stylist) => stylist).flatMap((stylist) =>
        STARTS.map((startTime, place) => visitAt({ day, startTime, stylist }, week * 31 + stylist * 4 + place * 7)),
      ),
    )
    .filter((visit): visit is DemoVisit => visit !== null);
}

function visitAt(place: Pick<DemoVisit, 'day' | 'startTime' | 'stylist'>, number: number): DemoVisit | null {
  if (number % 6 === 5) return null; // A gap, so that times are available.
  return {
    ...place,
    service: at(MENU, number),
    customer: demoCustomer(number, number * 5 + place.stylist),
    origin: number % 3 === 0 ? 'walk_in' : 'phone',
    means: at(MEANS, number),
    ending: number % 17 === 4 ? 'no_show' : number % 13 === 3 ? 'cancelled' : 'completed',
  };
}

/**
 * The progress of a visit.
 * @param time the current time of its day; '23:59' once the day is over
 */
export function progressAt(
  { startTime, endTime }: { startTime: LocalTime; endTime: LocalTime },
  time: LocalTime,
): DemoProgress {
  const [start, end, now] = [startTime, endTime, time].map(minutesOf) as [number, number, number];
  if (now >= end) return 'over';
  if (now >= start) return 'started';
  return start - now <= 10 ? 'arrived' : 'booked';
}
