import { VISIT } from '@salon/contracts';
import { invalid } from '../request/request.rules.js';

/** Minutes of a visit with these lines. */
export const minutesOfLines = (lines: readonly { minutes: number; quantity: number }[]): number =>
  lines.reduce((total, { minutes, quantity }) => total + minutes * quantity, 0);

/** Whether a visit takes longer than `VISIT.maxMinutes`. */
export const isTooLong = (minutes: number): boolean => minutes > VISIT.maxMinutes;

/** @throws DomainError `invalid` for a visit of more than `VISIT.maxMinutes` */
export function checkLength(minutes: number): number {
  if (isTooLong(minutes)) throw invalid('services', { reason: 'tooLong', hours: VISIT.maxMinutes / 60 });
  return minutes;
}
