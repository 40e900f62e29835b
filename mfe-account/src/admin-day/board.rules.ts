import type { Appointment, DayStylist, SalonDay, TimeSpan } from '@salon/contracts';
import { minutesOf } from '@salon/kernel';

const HOUR = 60;
/** What the board shows of a day on which nobody works. */
const USUAL = { from: 9 * HOUR, to: 18 * HOUR };

/** Minutes since midnight; an end of 00:00 is the end of the day. */
const endOf = ({ end }: Pick<TimeSpan, 'end'>): number => minutesOf(end) || 24 * HOUR;

/** The hours the board shows: from the first whole hour anybody works or is booked to the last. */
export function hoursShown({ stylists, visits }: Pick<SalonDay, 'stylists' | 'visits'>): { from: number; to: number } {
  const spans = [
    ...stylists.flatMap(({ shifts }) => shifts),
    ...visits.map(({ startTime, endTime }) => ({ start: startTime, end: endTime })),
  ];
  if (spans.length === 0) return USUAL;
  return {
    from: Math.floor(Math.min(...spans.map(({ start }) => minutesOf(start))) / HOUR) * HOUR,
    to: Math.ceil(Math.max(...spans.map(endOf)) / HOUR) * HOUR,
  };
}

/** Where a span lies on the board, in minutes from its top. */
export const placeOf = ({ start, end }: TimeSpan, from: number) => ({
  top: minutesOf(start) - from,
  minutes: endOf({ end }) - minutesOf(start),
});

/** The visits of each column, by time. */
export const columnsOf = (stylists: readonly DayStylist[], visits: readonly Appointment[]): Appointment[][] =>
  stylists.map(({ _id }) =>
    visits.filter(({ stylist }) => stylist._id === _id).sort((a, b) => (a.startTime < b.startTime ? -1 : 1)),
  );

const nearest = (visits: readonly Appointment[], { startTime }: Appointment): Appointment | undefined =>
  visits.reduce<Appointment | undefined>((best, each) => {
    const distance = (visit: Appointment) => Math.abs(minutesOf(visit.startTime) - minutesOf(startTime));
    return best && distance(best) <= distance(each) ? best : each;
  }, undefined);

/** The visit an arrow key leads to: up and down within a column, left and right to the nearest of the next that has one. */
export function visitTowards(columns: readonly Appointment[][], id: string, key: string): string | undefined {
  const at = columns.findIndex((visits) => visits.some(({ _id }) => _id === id));
  const column = columns[at] ?? [];
  const row = column.findIndex(({ _id }) => _id === id);
  const current = column[row];
  if (!current) return undefined;
  const left = columns.slice(0, at).findLast((visits) => visits.length > 0);
  const right = columns.slice(at + 1).find((visits) => visits.length > 0);
  const found: Record<string, Appointment | undefined> = {
    ArrowUp: column[row - 1],
    ArrowDown: column[row + 1],
    ArrowLeft: left && nearest(left, current),
    ArrowRight: right && nearest(right, current),
    Home: column[0],
    End: column.at(-1),
  };
  return found[key]?._id;
}

/** '3 visits, 1 held' of a day. */
export function summaryOf({ visits, cancelled }: Pick<SalonDay, 'visits' | 'cancelled'>): string {
  const held = visits.filter(({ status }) => status === 'pending').length;
  const booked = visits.length - held;
  return [
    booked === 1 ? '1 visit' : `${booked} visits`,
    ...(held > 0 ? [`${held} held`] : []),
    ...(cancelled > 0 ? [`${cancelled} cancelled`] : []),
  ].join(', ');
}
