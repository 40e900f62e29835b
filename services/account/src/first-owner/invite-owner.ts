import { foldEmail } from '@salon/contracts';
import type { DataSource } from 'typeorm';
import { invitationLink } from '../invitations/invitation.rules.js';
import { upsertInvitation } from '../invitations/upsert-invitation.js';
import { newToken, tokenHash } from '../tokens/token.js';

const NO_OWNER = `NOT EXISTS (SELECT FROM account."user" WHERE "staffRole" = 'owner')`;

/**
 * Invites the first owner while there is none: the link works once, for `MAILED.invitationHours` and only for this
 * address (ADR-0044).
 * @returns the link, null when there is an owner
 */
export async function inviteOwner(
  db: DataSource,
  { email, siteUrl, now }: { email: string; siteUrl: string; now: Date },
): Promise<string | null> {
  const token = newToken();
  const invitation = {
    email: foldEmail(email),
    tokenHash: tokenHash(token),
    role: 'owner',
    invitedBy: null,
    now,
  } as const;
  return (await upsertInvitation(db, invitation, NO_OWNER)) && invitationLink(siteUrl, token);
}
