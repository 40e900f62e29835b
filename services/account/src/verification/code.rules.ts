import { MAILED } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';

/** Tries one code takes (decision A7). */
export const TRIES_A_CODE = 5;

/** A code works from when its mail leaves. */
export const codeExpiry = (leavesAt: Date): Date => addMinutes(leavesAt, MAILED.codeMinutes);

/** How many codes there are. */
export const CODES = 10 ** MAILED.codeDigits;

/** The digits of a number below `CODES`, leading zeros kept. */
export const asCode = (number: number): string => String(number).padStart(MAILED.codeDigits, '0');
