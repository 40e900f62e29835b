import { asRecord, hoursChangeOf, hoursProblems, type HoursChange, type HoursRequest, refuse } from '@salon/contracts';

/**
 * The checked change of a form (libs/contracts, salon/hours-problems.ts).
 * @throws DomainError `invalid` with a message for each field
 */
export function hoursForm(body: unknown): HoursRequest {
  const { change, version } = asRecord(body);
  const problems = hoursProblems(change);
  if (Object.keys(problems).length > 0) throw refuse('VALIDATION', { errors: problems });
  const clean = hoursChangeOf(change as HoursChange);
  return typeof version === 'string' && /^[0-9a-f]{16}$/.test(version) ? { change: clean, version } : { change: clean };
}
