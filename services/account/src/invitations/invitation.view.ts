import type { Invitation } from '@salon/contracts';
import type { InvitationRow } from './invitation.entity.js';
import { statusOf } from './invitation.rules.js';

export type InvitationColumns = Pick<
  InvitationRow,
  'id' | 'email' | 'role' | 'createdAt' | 'expiresAt' | 'usedAt' | 'revokedAt'
> & { inviter: string | null; isBacked: boolean };

/** An invitation as owners see it; only the mail contains the token. */
export const asInvitation = (row: InvitationColumns, now: Date): Invitation => ({
  _id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: row.inviter,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  status: statusOf(row, now),
});
