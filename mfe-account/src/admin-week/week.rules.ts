import type { DayStylist, SalonDay, SalonWeek } from '@salon/contracts';

/** 'Thu, Nov 26' */
export const dayName = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(date),
  );

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
