import { Injectable } from '@nestjs/common';
import type { Invitation } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { DataSource } from 'typeorm';
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
}
