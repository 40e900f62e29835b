import { randomUUID } from 'node:crypto';
import { foldEmail } from '@salon/contracts';
import type { DataSource } from 'typeorm';
import { invitationExpiry, invitationLink } from '../invitations/invitation.rules.js';
import { newToken, tokenHash } from '../tokens/token.js';

/** An open invitation of the same address gets a new link, and its old one stops working. */
const OFFER = `
  INSERT INTO account.invitation ("id", "email", "tokenHash", "invitedBy", "createdAt", "expiresAt", "role")
  SELECT $1, $2, $3, NULL, $4, $5, 'owner' WHERE NOT EXISTS (SELECT FROM account."user" WHERE "staffRole" = 'owner')
  ON CONFLICT ("email") WHERE "usedAt" IS NULL AND "revokedAt" IS NULL
  DO UPDATE SET
    "tokenHash" = excluded."tokenHash", "invitedBy" = NULL, "createdAt" = excluded."createdAt",
    "expiresAt" = excluded."expiresAt", "role" = excluded."role"
  RETURNING "id"`;

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
  const rows: object[] = await db.query(OFFER, [
    randomUUID(),
    foldEmail(email),
    tokenHash(token),
    now,
    invitationExpiry(now),
  ]);
  return rows.length === 0 ? null : invitationLink(siteUrl, token);
}
