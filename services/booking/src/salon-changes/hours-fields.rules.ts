import { asRecord, type Closure, type FieldChange, minutesOfSpan, type WorkDay, type WorkWeek } from '@salon/contracts';
import { DAY_MINUTES, type Span, timeOf, WEEKDAYS, without } from '@salon/kernel';

type Values = ReadonlyMap<string, string>;

/** The fields with different values; a field that a state lacks is null there. */
const differences = (was: Values, is: Values): FieldChange[] =>
  [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter(({ before, after }) => before !== after);

const reasonsByDay = (state: unknown): Values =>
  new Map(((state ?? []) as Closure[]).map(({ day, reason }) => [day, reason]));

/** What two recorded states of closed days differ in: each day with its reason, null while the salon is open. */
export const closureChanges = (before: unknown, after: unknown): FieldChange[] =>
  differences(reasonsByDay(before), reasonsByDay(after));

const spanOf = ({ start, end }: Span): string => `${timeOf(start)}–${timeOf(end % DAY_MINUTES)}`;

/** '09:00–13:00, 14:00–18:00', without the breaks; empty for a day without hours. */
const hoursOf = (day: WorkDay | null): string =>
  day === null
    ? ''
    : without([minutesOfSpan(day)], day.breaks.map(minutesOfSpan))
        .map(spanOf)
        .join(', ');

/** Monday first. */
const hoursByWeekday = (week: WorkWeek | undefined): Values =>
  new Map(
    week &&
      [1, 2, 3, 4, 5, 6, 0].map((at) => [`week.${WEEKDAYS[at]?.toLowerCase()}`, hoursOf(week[at] ?? null)] as const),
  );

const weekOf = (state: unknown): WorkWeek | undefined => asRecord(state).week as WorkWeek | undefined;

/**
 * What two recorded states of weekly hours differ in, by weekday.
 * @param earlier the hours in place of a plan that is not there yet, or no more
 */
export const planChanges = (before: unknown, after: unknown, earlier: WorkWeek | undefined): FieldChange[] =>
  differences(hoursByWeekday(weekOf(before) ?? earlier), hoursByWeekday(weekOf(after) ?? earlier));
