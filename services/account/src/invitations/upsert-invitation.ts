import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@salon/contracts';
import type { Queryable } from '@salon/nest-kit';
import { invitationExpiry } from './invitation.rules.js';
import type { InvitationColumns } from './invitation.view.js';

interface NewInvitation {
  /** Case-folded. */
  email: string;
  tokenHash: Buffer;
  role: StaffRole;
  /** The owner who invites; null when there is none yet. */
  invitedBy: string | null;
  now: Date;
}

/**
 * Creates an invitation; an open one of the same address gets the new link, and its old one stops working.
 * @param condition SQL, without which nothing happens
 */
export async function upsertInvitation(
  db: Queryable,
  { email, tokenHash, role, invitedBy, now }: NewInvitation,
  condition = 'true',
): Promise<Omit<InvitationColumns, 'inviter' | 'isBacked'> | null> {
  const [row] = await db.query<InvitationColumns[]>(
    `INSERT INTO account.invitation ("id", "email", "tokenHash", "invitedBy", "createdAt", "expiresAt", "role")
     SELECT $1, $2, $3, $4, $5, $6, $7 WHERE ${condition}
     ON CONFLICT ("email") WHERE "usedAt" IS NULL AND "revokedAt" IS NULL
     DO UPDATE SET
       "tokenHash" = excluded."tokenHash", "invitedBy" = excluded."invitedBy", "createdAt" = excluded."createdAt",
       "expiresAt" = excluded."expiresAt", "role" = excluded."role"
     RETURNING "id", "email", "role", "createdAt", "expiresAt", "usedAt", "revokedAt"`,
    [randomUUID(), email, tokenHash, invitedBy, now, invitationExpiry(now), role],
  );
  return row ?? null;
}
