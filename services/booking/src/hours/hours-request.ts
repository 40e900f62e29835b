import { type HoursChange, hoursChangeOf, hoursProblems, type HoursRequest, refuse } from '@salon/contracts';
import { type LocalDay } from '@salon/kernel';
import { asObject } from '../request/request.rules.js';
import { passedDays } from './hours-change.rules.js';

/** A change of the hours as an admin sent it. @throws DomainError `invalid` with a sentence for each field */
export function hoursRequestOf(body: unknown, today: LocalDay): HoursRequest {
  const { change, version } = asObject(body);
  assertFine(hoursProblems(change));
  const clean = hoursChangeOf(change as HoursChange);
  assertFine(passedDays(clean, today));
  return typeof version === 'string' ? { change: clean, version } : { change: clean };
}

export function assertFine(errors: Record<string, string>): void {
  if (Object.keys(errors).length > 0) throw refuse('HOURS_INVALID', { errors });
}
