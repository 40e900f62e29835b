import { Injectable } from '@nestjs/common';
import { type ContentAct, isPlainText, messages } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { recordAct } from '../content/record-act.js';
import type { Row } from '../content/shelf.js';
import { reviewShelf } from './review.shelf.js';

const LONGEST_REASON = 300;

/** Hides a review from guests with a reason, or shows it again (decision B14); its words stay its author's. */
@Injectable()
export class ShowReview {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` without a reason */
  hide(id: string, reason: unknown, admin: Caller): Promise<ContentAct> {
    const said = typeof reason === 'string' ? reason.trim() : '';
    if (said === '' || said.length > LONGEST_REASON || !isPlainText(said))
      throw new DomainError('invalid', 'REASON_MISSING', messages.reasonRequired, {
        errors: { reason: messages.reasonRequired },
      });
    return this.change(id, 'hide', { hiddenAt: this.clock.now().toISOString(), hiddenReason: said }, admin);
  }

  show(id: string, admin: Caller): Promise<ContentAct> {
    return this.change(id, 'unhide', { hiddenAt: null, hiddenReason: null }, admin);
  }

  private change(id: string, what: 'hide' | 'unhide', next: object, admin: Caller): Promise<ContentAct> {
    return this.db.transaction(async (tx) => {
      const before = await reviewShelf.hold(tx, id);
      if (!before) throw new DomainError('not_found', 'REVIEW_NOT_FOUND', messages.notFound);
      await reviewShelf.put(tx, { ...before, ...next });
      return recordAct(
        tx,
        { kind: 'reviews', what, entryId: id, before, after: (await reviewShelf.hold(tx, id)) as Row },
        admin,
        this.clock.now(),
      );
    });
  }
}
