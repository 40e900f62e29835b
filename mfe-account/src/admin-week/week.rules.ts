import type { DayStylist, SalonDay, SalonWeek } from '@salon/contracts';
import { formatDate, type LocalDay } from '@salon/kernel';

/** 'Thu, Nov 26' */
export const dayName = (date: LocalDay): string => formatDate(date, 'EEE, MMM d');

/** The stylist's column of a day; empty when they do not work. */
export const columnOf = ({ date, stylists: [own] }: SalonDay): DayStylist => ({
  _id: date,
  name: dayName(date),
  picture: null,
  shifts: own?.shifts ?? [],
  away: own?.away ?? [],
});

/** A week in the format of the board: each day is a column. */
export const asBoard = ({ days }: SalonWeek): SalonDay => ({
  date: '',
  today: days[0]?.today ?? '',
  closed: null,
  stylists: days.map(columnOf),
  visits: days.flatMap(({ date, visits }) =>
    visits.map((visit) => ({ ...visit, stylist: { _id: date, name: dayName(date) } })),
  ),
  cancelled: 0,
});
