import { Injectable } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller, Visitor } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../audit/record-audit.js';
import { endSessionsAndSteps } from './end-sessions.js';
import { SessionRow } from './session.entity.js';

/** Ends one session of the signed-in user, or all but the current one. */
@Injectable()
export class EndMySessions {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found` for a session that has ended or belongs to another user (decision C11) */
  async one({ id: userId }: Caller, sessionId: string, visitor: Visitor): Promise<void> {
    await this.db.transaction(async (tx) => {
      const { affected } = await tx.getRepository(SessionRow).delete({ id: sessionId, userId });
      if (affected === 0) throw refuse('NOT_FOUND');
      await this.record(tx, userId, visitor, 1);
    });
  }

  async others({ id: userId, sid }: Caller, visitor: Visitor): Promise<void> {
    await this.db.transaction(async (tx) => {
      const ended = await endSessionsAndSteps(tx, userId, sid);
      await this.record(tx, userId, visitor, ended);
    });
  }

  private record(tx: EntityManager, userId: string, visitor: Visitor, ended: number): Promise<void> {
    const at = this.clock.now();
    return recordAudit(tx, { at, kind: 'sessions_ended', userId, actorId: userId, visitor, note: String(ended) });
  }
}
