import {
  type Closure,
  exceptionWords,
  type HoursExceptionState,
  type HoursPlan,
  MOST_CLOSURES,
  type StylistHours,
  type WorkDay,
} from '@salon/contracts';
import { addDays, isLocalDay, mondayOf, weekdayOf } from '@salon/kernel';
import { formatDate } from '@salon/web-kit';
import { spanWords } from '../visit/span-words.js';

/** Monday first. */
export const WEEK_ORDER = [1, 2, 3, 4, 5, 6, 0] as const;

/** The seven days of the week of a day, from Monday on. */
export function weekOf(day: string): string[] {
  return Array.from({ length: 7 }, (_, at) => addDays(mondayOf(day), at));
}

/** One day, or the first and the last. */
export const daysShown = ({ from, to }: Pick<HoursExceptionState, 'from' | 'to'>): string =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;

/**
 * The days of a closure without the `closed` ones; a single day is kept. One day more than can be saved at once when
 * there are too many.
 */
export function closureDays(first: string, last: string, closed: readonly Closure[]): string[] {
  if (last === first || !isLocalDay(first)) return [first];
  if (!isLocalDay(last)) return []; // It is being typed, or was removed: nothing is guessed.
  const days: string[] = [];
  for (let day = first; day <= last && days.length <= MOST_CLOSURES; day = addDays(day, 1)) days.push(day);
  return days.length > MOST_CLOSURES ? days : days.filter((day) => !closed.some((each) => each.day === day));
}

export const planOn = <Plan extends Pick<HoursPlan, 'validFrom'>>(plans: readonly Plan[], day: string) =>
  plans.findLast(({ validFrom }) => validFrom <= day);

/** A day's hours in words: 'Day off', or from when to when with the breaks. */
export const dayWords = (day: WorkDay | null): string =>
  day === null ? 'Day off' : [spanWords(day), ...day.breaks.map((each) => `break ${spanWords(each)}`)].join(', ');

interface DayShown {
  /** The colour of the day. */
  state: 'work' | 'off' | 'away' | 'closed';
  lines: string[];
}

const exceptionLine = ({ kind, hours }: HoursExceptionState): string =>
  hours === null ? exceptionWords[kind] : `${exceptionWords[kind]} ${spanWords(hours)}`;

/** The cell of a stylist's day. */
export function dayShown(
  { plans, exceptions }: Pick<StylistHours, 'plans' | 'exceptions'>,
  day: string,
  closures: readonly Closure[],
): DayShown {
  const closure = closures.find((each) => each.day === day);
  if (closure) return { state: 'closed', lines: ['Closed', closure.reason] };
  const own = exceptions.filter(({ from, to }) => from <= day && day <= to);
  const isAway = own.some(({ kind, hours }) => kind !== 'extra' && hours === null);
  if (isAway) return { state: 'away', lines: own.filter(({ kind }) => kind !== 'extra').map(exceptionLine) };
  const planned = planOn(plans, day)?.week[weekdayOf(day)] ?? null;
  const works =
    planned === null ? [] : [spanWords(planned), ...planned.breaks.map((each) => `Break ${spanWords(each)}`)];
  const lines = [...works, ...own.map(exceptionLine)];
  return lines.length === 0 ? { state: 'off', lines: ['Day off'] } : { state: 'work', lines };
}
