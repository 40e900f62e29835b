import { type InvitationStatus, MAILED } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';

/** When an invitation ends (decision A2). */
export const invitationExpiry = (now: Date): Date => addMinutes(now, MAILED.invitationHours * 60);

/** The URL that uses a token. @param siteUrl origin of the site, from the configuration (threat T15) */
export const invitationLink = (siteUrl: string, token: string): string =>
  new URL(`/register?invite=${token}`, siteUrl).href;

interface Invited {
  usedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date;
  isBacked: boolean;
}

/** The state of an invitation at `now`. */
export function statusOf({ usedAt, revokedAt, expiresAt, isBacked }: Invited, now: Date): InvitationStatus {
  if (usedAt) return 'used';
  if (revokedAt || !isBacked) return 'revoked';
  return expiresAt > now ? 'open' : 'expired';
}
