import { MAILED } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';

/** A link is valid from the time its mail is sent (decision A11). */
export const resetExpiry = (leavesAt: Date): Date => addMinutes(leavesAt, MAILED.resetMinutes);

/** The URL that redeems a token. @param siteUrl origin of the site, from the configuration (threat T15) */
export const resetLink = (siteUrl: string, token: string): string => new URL(`/reset-password/${token}`, siteUrl).href;
