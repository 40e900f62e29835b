import { Injectable } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller, Visitor } from '@salon/nest-kit';
import { DataSource, IsNull } from 'typeorm';
import { recordAudit } from '../audit/record-audit.js';
import { InvitationRow } from './invitation.entity.js';

/** Revokes an invitation: the link in the mail stops working. */
@Injectable()
export class RevokeInvitation {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found`, `conflict` for one that was used or revoked before */
  async run(admin: Caller, id: string, visitor: Visitor): Promise<void> {
    const now = this.clock.now();
    await this.db.transaction(async (tx) => {
      const rows = tx.getRepository(InvitationRow);
      const { affected } = await rows.update({ id, usedAt: IsNull(), revokedAt: IsNull() }, { revokedAt: now });
      if (affected === 0) throw (await rows.existsBy({ id })) ? refuse('INVITATION_CLOSED') : refuse('NOT_FOUND');
      await recordAudit(tx, {
        at: now,
        kind: 'invitation_revoked',
        userId: null,
        actorId: admin.id,
        visitor,
        note: id,
      });
    });
  }
}
