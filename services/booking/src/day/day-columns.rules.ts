import type { DayAway, DayStylist, ExceptionKind, TimeSpan } from '@salon/contracts';
import { type LocalDay, type Span, timeOf, without } from '@salon/kernel';
import { type SalonCalendar, shiftsOn, type StylistWeek } from '../salon/calendar.rules.js';
import { WHOLE_DAY } from '../salon/spans.rules.js';
import { spanOfHours } from '../salon/stored-hours.rules.js';

/** Stored leave, sickness or blocked time of the day. */
export interface Absence {
  id: string;
  stylistId: string;
  kind: Exclude<ExceptionKind, 'extra'>;
  hours: TimeSpan | null;
  note: string;
}

export const asTimes = ({ start, end }: Span): TimeSpan => ({ start: timeOf(start), end: timeOf(end % WHOLE_DAY.end) });

const meet = (spans: readonly Span[], { start, end }: Span): Span[] =>
  spans
    .map((span) => ({ start: Math.max(span.start, start), end: Math.min(span.end, end) }))
    .filter((span) => span.start < span.end);

/** Breaks between shifts, and the working time that leave, sickness and blocks remove. */
function absencesOf(
  calendar: SalonCalendar,
  stylist: StylistWeek,
  date: LocalDay,
  records: readonly Absence[],
): DayAway[] {
  const extra = stylist.exceptions.filter(({ kind }) => kind === 'extra');
  const planned = shiftsOn(calendar, { ...stylist, exceptions: extra }, date);
  const [first, last] = [planned[0], planned.at(-1)];
  if (!first || !last) return [];
  const breaks = without([{ start: first.start, end: last.end }], planned).map((span) => ({
    ...asTimes(span),
    kind: 'break' as const,
    note: '',
    blockId: null,
  }));
  const absences = records.flatMap(({ id, kind, hours, note }) =>
    meet(planned, spanOfHours(hours)).map((span) => ({
      ...asTimes(span),
      kind,
      note,
      blockId: kind === 'block' ? id : null,
    })),
  );
  return [...breaks, ...absences].sort((a, b) => (a.start < b.start ? -1 : 1));
}

/** Stylists who work or would work that day, and absent or former stylists who still have a visit. */
export function dayColumns(
  calendar: SalonCalendar,
  date: LocalDay,
  booked: readonly { stylistId: string; stylistName: string }[],
  records: readonly Absence[],
): DayStylist[] {
  const busy = new Map(booked.map(({ stylistId, stylistName }) => [stylistId, stylistName]));
  const columns = calendar.stylists
    .map((stylist) => {
      const own = records.filter(({ stylistId }) => stylistId === stylist.id);
      return {
        _id: stylist.id,
        name: stylist.name,
        picture: stylist.picture,
        shifts: shiftsOn(calendar, stylist, date).map(asTimes),
        away: absencesOf(calendar, stylist, date, own),
      };
    })
    .filter(({ _id, shifts, away }) => shifts.length > 0 || away.length > 0 || busy.has(_id));
  const known = new Set(columns.map(({ _id }) => _id));
  const others = [...busy].filter(([id]) => !known.has(id));
  return [...columns, ...others.map(([_id, name]) => ({ _id, name, picture: null, shifts: [], away: [] }))];
}
