import { Injectable } from '@nestjs/common';
import { DESK_LENGTHS, refuse, type SalonChange } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { asObject, checkText } from '../request/request.rules.js';
import { changeSalon } from '../salon-changes/change-salon.js';
import { noticeSubject } from './notice.subject.js';

/** A positive bigint. */
const NOTICE_ID = /^[1-9]\d{0,17}$/;
const NOTE = { most: DESK_LENGTHS.noticeNote, reason: 'noticeNote', isRequired: true } as const;

/** Records the review of a rejected payment notice, or of a charge-back; an undo reopens the task. */
@Injectable()
export class ReviewNotice {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` without a note, `not_found` */
  async run(id: string, body: unknown, admin: Caller): Promise<{ change: SalonChange }> {
    if (!NOTICE_ID.test(id)) throw refuse('NOTICE_NOT_FOUND');
    const note = checkText(asObject(body).note, 'note', NOTE);
    const change = await inTransaction(this.db, (tx) =>
      changeSalon(tx, noticeSubject, {
        id,
        facts: { kind: 'notice', note },
        admin,
        now: this.clock.now(),
        next: () => ({ note }),
      }),
    );
    return { change };
  }
}
