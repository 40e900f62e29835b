import { MAILED } from '@salon/contracts';

/** Minimum time between two sends of a code, in milliseconds (docs/product.md §9). */
export const RESEND_MS = MAILED.secondsBetweenCodes * 1_000;

/** Whole seconds until `blockedUntil`, both in epoch milliseconds; 0 once it has passed. */
export const secondsLeft = (blockedUntil: number, now: number): number =>
  Math.max(0, Math.ceil((blockedUntil - now) / 1000));

const two = (value: number): string => String(value).padStart(2, '0');

/** `0:42` from 42 seconds; hours only when there are some. */
export function minutesAndSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** `d•••••@example.lk`: enough to recognise one's own address, but not to learn another's (decision A8). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••••' : `${email.slice(0, 1)}•••••${email.slice(at)}`;
}
