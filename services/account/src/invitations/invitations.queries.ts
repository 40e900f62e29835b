import { Injectable } from '@nestjs/common';
import { type Invitation, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { tokenHash } from '../tokens/token.js';
import { asText } from '../users/user.rules.js';
import { statusOf } from './invitation.rules.js';
import { asInvitation, type InvitationColumns } from './invitation.view.js';

/** SQL: an invitation ends with the right of the owner who sent it; the link of the first owner has no inviter. */
export const IS_BACKED = `(invitation."invitedBy" IS NULL OR EXISTS (
  SELECT FROM account."user" inviter
  WHERE inviter.id = invitation."invitedBy" AND inviter."staffRole" = 'owner' AND inviter."disabledAt" IS NULL))`;

@Injectable()
export class InvitationsQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The hundred newest. */
  async all(): Promise<Invitation[]> {
    const rows = await this.db.query<InvitationColumns[]>(
      `SELECT invitation.id, invitation.email, invitation.role, invitation."createdAt", invitation."expiresAt",
         invitation."usedAt", invitation."revokedAt", admin.name AS inviter, ${IS_BACKED} AS "isBacked"
       FROM account.invitation
       LEFT JOIN account."user" admin ON admin.id = invitation."invitedBy"
       ORDER BY invitation."createdAt" DESC, invitation.id LIMIT 100`,
    );
    return rows.map((row) => asInvitation(row, this.clock.now()));
  }

  /** @throws DomainError `forbidden` as a registration (threat T7), unless the token is that of an open invitation */
  async assertOpen(invite: unknown): Promise<void> {
    const token = asText(invite);
    const [invitation] = await this.db.query<Omit<InvitationColumns, 'inviter'>[]>(
      `SELECT invitation."expiresAt", invitation."usedAt", invitation."revokedAt", ${IS_BACKED} AS "isBacked"
       FROM account.invitation WHERE invitation."tokenHash" = $1`,
      [tokenHash(token)],
    );
    if (!invitation || statusOf(invitation, this.clock.now()) !== 'open') throw refuse('INVITATION_NEEDED');
  }
}
