import { Injectable } from '@nestjs/common';
import { type ContentAction, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { recordAdminAction } from '../admin-actions/record-admin-action.js';
import type { Row } from '../content-types/content-type.js';
import { messageType } from './message.content-type.js';

/** Marks a message as answered, so that it is no longer an open task, or reopens it. */
@Injectable()
export class AnswerMessage {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found`; `conflict` when another user was faster */
  run(id: string, what: 'answer' | 'reopen', admin: Caller): Promise<ContentAction> {
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const before = await messageType.lock(tx, id);
      if (!before) throw refuse('MESSAGE_NOT_FOUND');
      if (what === 'answer' && before.answeredAt !== null) throw refuse('MESSAGE_ANSWERED');
      if (what === 'reopen' && before.answeredAt === null) throw refuse('MESSAGE_OPEN');
      await messageType.save(tx, { ...before, answeredAt: what === 'answer' ? now.toISOString() : null });
      const after = (await messageType.lock(tx, id)) as Row;
      return recordAdminAction(tx, { kind: 'messages', what, entryId: id, before, after }, admin, now);
    });
  }
}
