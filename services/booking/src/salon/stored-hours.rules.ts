import { type HoursExceptionState, minutesOfSpan, type TimeSpan, type WorkDay, type WorkWeek } from '@salon/contracts';
import { type LocalDay, type Span, without } from '@salon/kernel';
import type { HoursException, WeekPlan } from './calendar.rules.js';
import { union, WHOLE_DAY } from './spans.rules.js';

export interface StoredPlan {
  validFrom: LocalDay;
  week: WorkWeek;
}

export type StoredException = Pick<HoursExceptionState, 'kind' | 'from' | 'to' | 'hours'> & { id: string };

const shiftsOf = (day: WorkDay | null): Span[] =>
  day === null ? [] : union(without([minutesOfSpan(day)], day.breaks.map(minutesOfSpan)));

/** A stored plan, in minutes. */
export const asPlan = ({ validFrom, week }: StoredPlan): WeekPlan => ({ validFrom, shifts: week.map(shiftsOf) });

/** The hours of an exception on each of its days; null is the whole day. */
export const spanOfHours = (hours: TimeSpan | null): Span => (hours === null ? WHOLE_DAY : minutesOfSpan(hours));

/** A stored exception, in minutes. */
export const asException = ({ id, kind, from, to, hours }: StoredException): HoursException => ({
  id,
  kind,
  from,
  to,
  span: spanOfHours(hours),
});
