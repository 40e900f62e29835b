import {
  CLOSING_MEANS,
  type Occupancy,
  type OccupancyRow,
  type ReportMoney,
  type ReportPeriod,
  type ReportService,
  type SalonReport,
} from '@salon/contracts';
import { addDays, type LocalDay, toLkr, weekdayOf, WEEKDAYS } from '@salon/kernel';
import { type HoursException, shiftsOn, type StylistWeek } from '../salon/calendar.rules.js';
import { addHours, addSold, type DayFigures, HOURS, minutesByHour } from './day-figures.rules.js';

export interface CountedDay {
  day: LocalDay;
  figures: DayFigures;
  /** Visits that are the first of their customers. */
  firstVisits: number;
}

/** A current or former stylist of the salon. */
export interface ReportStylist extends StylistWeek {
  /** Their last working day; null for a current stylist. */
  leftOn: LocalDay | null;
}

/** Maximum length of a report that is shown day by day. */
const DAYS_SHOWN = 62;

/** The periods of a report from the first day to the last: its days, or its months when it is a long one. */
export const unitOf = ({ from, to }: { from: LocalDay; to: LocalDay }): 'day' | 'month' =>
  to < addDays(from, DAYS_SHOWN) ? 'day' : 'month';

interface Hours {
  name: string;
  open: number[];
  taken: number[];
}

const total = (minutes: readonly number[]): number => minutes.reduce((sum, each) => sum + each, 0);

const asRow = ({ name, open, taken }: Hours): OccupancyRow => ({
  name,
  openMinutes: total(open),
  takenMinutes: total(taken),
  hours: Array.from({ length: HOURS }, (_, hour): Occupancy => ({
    openMinutes: open[hour] ?? 0,
    takenMinutes: taken[hour] ?? 0,
  })),
});

/** The exceptions in force on each of these consecutive days. */
function exceptionsByDay({ exceptions }: StylistWeek, days: readonly CountedDay[]): Map<LocalDay, HoursException[]> {
  const byDay = new Map(days.map(({ day }): [LocalDay, HoursException[]] => [day, []]));
  const first = days[0]?.day ?? '';
  for (const each of exceptions)
    for (let day = each.from < first ? first : each.from; day <= each.to && byDay.has(day); day = addDays(day, 1))
      byDay.get(day)?.push(each);
  return byDay;
}

/** Utilisation of the hours, by stylist and by weekday. Omits stylists without hours and visits. */
export function occupancyOf(
  days: readonly CountedDay[],
  calendar: { stylists: readonly ReportStylist[]; closures: ReadonlySet<LocalDay> },
): { stylists: OccupancyRow[]; weekdays: OccupancyRow[] } {
  const none = (name: string): Hours => ({ name, open: addHours(), taken: addHours() });
  const weekdays = WEEKDAYS.map(none);
  const rows = calendar.stylists.map((stylist) => {
    const own = none(stylist.name);
    const exceptions = exceptionsByDay(stylist, days);
    for (const { day, figures } of days) {
      const isHere = stylist.leftOn === null || day <= stylist.leftOn;
      const open = minutesByHour(
        isHere ? shiftsOn(calendar, { ...stylist, exceptions: exceptions.get(day) ?? [] }, day) : [],
      );
      const taken = figures.taken[stylist.id];
      for (const row of [own, weekdays[weekdayOf(day)] ?? own]) {
        row.open = addHours(row.open, open);
        if (taken) row.taken = addHours(row.taken, taken);
      }
    }
    return own;
  });
  const [sunday, ...others] = weekdays;
  return {
    stylists: rows.map(asRow).filter(isShown),
    weekdays: [...others, ...(sunday ? [sunday] : [])].map(asRow),
  };
}

const isShown = ({ openMinutes, takenMinutes }: Occupancy): boolean => openMinutes + takenMinutes > 0;

/** Sales, the highest amount first. */
export function servicesOf(days: readonly CountedDay[]): ReportService[] {
  const all: DayFigures['sold'] = {};
  for (const { figures } of days) for (const [id, sold] of Object.entries(figures.sold)) addSold(all, id, sold);
  return Object.values(all)
    .sort((a, b) => b.cents - a.cents || b.times - a.times || (a.title < b.title ? -1 : 1))
    .map(({ title, isOffer, times, cents }) => ({ title, isOffer, times, amount: toLkr(cents) }));
}

/** Received and returned sums by means, all means in their order. */
export const reportMoneyOf = (days: readonly CountedDay[]): ReportMoney[] =>
  CLOSING_MEANS.map((means) => {
    const amounts = days.map(({ figures }) => figures.money[means] ?? ([0, 0] as const));
    return {
      means,
      received: toLkr(total(amounts.map(([received]) => received))),
      returned: toLkr(total(amounts.map(([, returned]) => returned))),
    };
  });

/** What nobody has noted of completed visits; null for nothing. */
export function unnotedIn(days: readonly CountedDay[]): SalonReport['unnoted'] | null {
  const open = days.flatMap(({ day, figures: { unnoted } }) => (unnoted && unnoted[0] > 0 ? [{ day, unnoted }] : []));
  const last = open.at(-1);
  return last
    ? {
        visits: total(open.map(({ unnoted: [visits] }) => visits)),
        amount: toLkr(total(open.map(({ unnoted: [, cents] }) => cents))),
        lastDay: last.day,
      }
    : null;
}

/** The days, or their months, in order. */
export function periodsOf(days: readonly CountedDay[], unit: 'day' | 'month'): ReportPeriod[] {
  const periods = new Map<string, CountedDay[]>();
  for (const each of days) {
    const period = unit === 'day' ? each.day : each.day.slice(0, 7);
    periods.set(period, [...(periods.get(period) ?? []), each]);
  }
  return [...periods].map(([period, ofPeriod]) => ({
    period,
    visits: total(ofPeriod.map(({ figures }) => figures.visits)),
    noShows: total(ofPeriod.map(({ figures }) => figures.noShows)),
    lateCancels: total(ofPeriod.map(({ figures }) => figures.lateCancels)),
    firstVisits: total(ofPeriod.map(({ firstVisits }) => firstVisits)),
    money: reportMoneyOf(ofPeriod),
  }));
}
