import { MAILED } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';

/** Maximum attempts per code (decision A7). */
export const TRIES_A_CODE = 5;

/** A code is valid from the time its mail is sent. */
export const codeExpiry = (leavesAt: Date): Date => addMinutes(leavesAt, MAILED.codeMinutes);

/** The number of possible codes. */
export const CODES = 10 ** MAILED.codeDigits;

/** The digits of a number below `CODES`, with leading zeros. */
export const asCode = (number: number): string => String(number).padStart(MAILED.codeDigits, '0');
