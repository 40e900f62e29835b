import { Injectable } from '@nestjs/common';
import { type ContentAction, isHideReason, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { recordAdminAction } from '../admin-actions/record-admin-action.js';
import type { Row } from '../content-types/content-type.js';
import { reviewType } from './review.content-type.js';

/** Hides a review from guests with a reason, or shows it again; rating and comment stay unchanged (decision B14). */
@Injectable()
export class ShowReview {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` without a reason */
  hide(id: string, reason: unknown, admin: Caller): Promise<ContentAction> {
    if (!isHideReason(reason)) throw refuse('REASON_MISSING');
    return this.change(id, 'hide', { hiddenAt: this.clock.now().toISOString(), hiddenReason: reason.trim() }, admin);
  }

  show(id: string, admin: Caller): Promise<ContentAction> {
    return this.change(id, 'unhide', { hiddenAt: null, hiddenReason: null }, admin);
  }

  private change(id: string, what: 'hide' | 'unhide', next: object, admin: Caller): Promise<ContentAction> {
    return this.db.transaction(async (tx) => {
      const before = await reviewType.lock(tx, id);
      if (!before) throw refuse('REVIEW_NOT_FOUND');
      await reviewType.save(tx, { ...before, ...next });
      return recordAdminAction(
        tx,
        { kind: 'reviews', what, entryId: id, before, after: (await reviewType.lock(tx, id)) as Row },
        admin,
        this.clock.now(),
      );
    });
  }
}
