import { MAILED } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';

/** A link works from when its mail leaves (decision A11). */
export const resetExpiry = (leavesAt: Date): Date => addMinutes(leavesAt, MAILED.resetMinutes);

/** Whether a text can be a token at all: 32 bytes in base64url. */
export const isResetToken = (value: string): boolean => /^[\w-]{43}$/.test(value);

/** Where a token is redeemed. @param siteUrl origin of the site, from the configuration (threat T15) */
export const resetLink = (siteUrl: string, token: string): string => new URL(`/reset-password/${token}`, siteUrl).href;
