import { blockedTexts, refuse } from '@salon/contracts';
import {
  addMinutes,
  clockChangeOn,
  DAY_MINUTES,
  type DomainError,
  type LocalTime,
  minutesOf,
  timeOf,
  toInstant,
} from '@salon/kernel';
import { invalid } from '../request/request.rules.js';
import { overlaps } from '../salon/spans.rules.js';
import type { DayPlan } from './slots.rules.js';

/** The time of a visit: salon wall clock and instants. */
export interface VisitTime {
  day: string;
  startTime: LocalTime;
  endTime: LocalTime;
  startsAt: Date;
  endsAt: Date;
  minutes: number;
}

/**
 * The server computes the end of a visit.
 * @throws DomainError `invalid` for a visit beyond the end of the day, or in the minutes of a clock change
 * (decision C7)
 */
export function visitTime(day: string, startTime: LocalTime, minutes: number, zone: string): VisitTime {
  const start = minutesOf(startTime);
  const end = start + minutes;
  if (end >= DAY_MINUTES) throw invalid('startTime', { reason: 'blocked', text: blockedTexts.TOO_LONG });
  const change = clockChangeOn(day, zone);
  if (change && overlaps({ start, end }, change))
    throw invalid('startTime', { reason: 'blocked', text: blockedTexts.BREAK });
  const startsAt = toInstant(day, startTime, zone);
  return { day, startTime, endTime: timeOf(end), startsAt, endsAt: addMinutes(startsAt, minutes), minutes };
}

export const slotTaken = ({ starts, blocked }: DayPlan, cause?: unknown): DomainError =>
  refuse('BOOKING_SLOT_TAKEN', {
    data: { availableSlots: starts, blocked },
    cause,
  });

/**
 * A visit can begin only when the day's plan offers it (threat T26).
 * @throws DomainError `invalid` for a time that is never bookable, `conflict` for a taken one
 */
export function assertOfferedTime(plan: DayPlan, startTime: LocalTime): void {
  if (plan.starts.includes(startTime)) return;
  if (plan.closed !== null) throw invalid('date', { reason: 'closed', note: plan.closed });
  const blocked = plan.blocked.find(({ time }) => time === startTime);
  if (blocked?.code === 'BUSY') throw slotTaken(plan);
  throw invalid('startTime', blocked ? { reason: 'blocked', text: blocked.text } : { reason: 'notOffered' });
}
