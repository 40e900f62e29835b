import type { AppointmentStatus, CancelReason, ClosingMeans } from '@salon/contracts';
import { HOUR_MINUTES, minutesOf, type Span } from '@salon/kernel';
import { type BookedLine, type BookedOffer, isKept } from '../appointments/appointment.rules.js';
import type { Entry } from '../closing/closing.rules.js';
import { sumsOf } from '../closing/closing.rules.js';
import { isLateCancel } from '../policy/policy.rules.js';
import { WHOLE_DAY } from '../salon/spans.rules.js';
import { asBusy, shifted } from '../slots/busy.rules.js';

export const HOURS = 24;

/** A visit with the fields that reports use. */
export interface CountedVisit {
  status: AppointmentStatus;
  cancelReason: CancelReason | null;
  cancelCostCents?: number | null;
  stylistId: string;
  startTime: string;
  minutes: number;
  busy: [number, number][] | null;
  lines: readonly BookedLine[];
  offer: BookedOffer | null;
}

/** The columns of an appointment that are read for it. */
export const COUNTED: Readonly<Record<keyof CountedVisit, true>> = {
  status: true,
  cancelReason: true,
  cancelCostCents: true,
  stylistId: true,
  startTime: true,
  minutes: true,
  busy: true,
  lines: true,
  offer: true,
};

interface Sold {
  title: string;
  isOffer: boolean;
  times: number;
  cents: number;
}

/**
 * A salon day's contribution to a report. Each part is a sum over visits or entries, so days can be added in any order.
 */
export interface DayFigures {
  /** The kept visits; `taken` and `sold` are theirs too. */
  visits: number;
  noShows: number;
  lateCancels: number;
  /** By stylist, the minutes taken in each hour of the day. */
  taken: Record<string, number[]>;
  /** By service or offer. */
  sold: Record<string, Sold>;
  money: Partial<Record<ClosingMeans, [receivedCents: number, returnedCents: number]>>;
  /** What nobody has noted of its completed visits; days that the previous release stored lack it. */
  unnoted?: [visits: number, cents: number];
}

/**
 * Stored with `DayFigures`. Increase it when a figure is added or counted in another way: stored days of older formats
 * are computed again.
 */
export const FORMAT = 2;

/** Minutes of a span in each hour of the day; minutes after midnight belong to no hour. */
export function minutesByHour(spans: readonly Span[]): number[] {
  const hours = new Array<number>(HOURS).fill(0);
  for (const { start, end } of spans)
    for (let hour = Math.floor(start / HOUR_MINUTES); hour * HOUR_MINUTES < Math.min(end, WHOLE_DAY.end); hour += 1)
      hours[hour] =
        (hours[hour] ?? 0) + Math.min(end, (hour + 1) * HOUR_MINUTES) - Math.max(start, hour * HOUR_MINUTES);
  return hours;
}

/**
 * The sales of a visit. An offer has its own price; its services are counted without one, and services added beside it
 * with their price.
 */
function soldBy({ lines, offer }: CountedVisit): [id: string, sold: Sold][] {
  const services = lines.map(({ serviceId, title, quantity, priceCents, isAdded }): [string, Sold] => [
    serviceId,
    { title, isOffer: false, times: quantity, cents: offer && !isAdded ? 0 : priceCents * quantity },
  ]);
  return offer
    ? [...services, [offer.id, { title: offer.title, isOffer: true, times: 1, cents: offer.priceCents }]]
    : services;
}

/** Adds the sales of one id; the later title stays. */
export function addSold(all: Record<string, Sold>, id: string, sold: Sold): void {
  const { times = 0, cents = 0 } = all[id] ?? {};
  all[id] = { ...sold, times: times + sold.times, cents: cents + sold.cents };
}

export function addHours(one: readonly number[] = [], other: readonly number[] = []): number[] {
  const sums = new Array<number>(HOURS);
  for (let hour = 0; hour < HOURS; hour += 1) sums[hour] = (one[hour] ?? 0) + (other[hour] ?? 0);
  return sums;
}

/**
 * The figures of one salon day.
 * @param visits all of that day
 * @param entries the money received and returned on it
 * @param unnoted the cents that nobody has noted, of each visit of that day with such
 */
export function figuresOf(
  visits: readonly CountedVisit[],
  entries: readonly Entry[],
  unnoted: readonly number[],
): DayFigures {
  const counted = visits.filter(isKept);
  const figures: DayFigures = {
    visits: counted.length,
    noShows: visits.filter(({ status }) => status === 'no_show').length,
    lateCancels: visits.filter(isLateCancel).length,
    taken: {},
    sold: {},
    money: {},
    unnoted: [unnoted.length, unnoted.reduce((sum, cents) => sum + cents, 0)],
  };
  for (const visit of counted) {
    const busy = shifted(asBusy(visit.busy, visit.minutes), minutesOf(visit.startTime));
    figures.taken[visit.stylistId] = addHours(figures.taken[visit.stylistId], minutesByHour(busy));
    for (const [id, sold] of soldBy(visit)) addSold(figures.sold, id, sold);
  }
  for (const { means, receivedCents, returnedCents } of sumsOf(entries))
    if (receivedCents > 0 || returnedCents > 0) figures.money[means] = [receivedCents, returnedCents];
  return figures;
}
