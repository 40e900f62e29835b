import { addMinutes } from '@salon/kernel';

/** Tries one code takes (decision A7). */
export const TRIES_A_CODE = 5;

/** A code works for ten minutes from when its mail leaves. */
export const codeExpiry = (leavesAt: Date): Date => addMinutes(leavesAt, 10);

/** Six digits from a number below a million, leading zeros kept. */
export const asCode = (number: number): string => String(number).padStart(6, '0');
