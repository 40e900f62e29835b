import { Injectable } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { deleteReview } from './delete-review.js';

const LOCKED = `
  SELECT "hiddenAt" FROM catalog.review WHERE id = $1 AND "userId" = $2 AND "withdrawnAt" IS NULL FOR UPDATE`;
/** The table requires a comment. */
const WITHOUT_WORDS = `
  UPDATE catalog.review SET comment = '-', "userName" = '', "userImage" = NULL, "withdrawnAt" = $2 WHERE id = $1`;

/**
 * Deletes the review of its author. Of a hidden one the row stays, without words and name, so that the next review of
 * this author is hidden, too (decision B14).
 */
@Injectable()
export class WithdrawReview {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found` both for an unknown or withdrawn review and for one of another author */
  async run(id: string, author: Caller): Promise<void> {
    await this.db.transaction(async (tx) => {
      const [found] = await tx.query<{ hiddenAt: Date | null }[]>(LOCKED, [id, author.id]);
      if (!found) throw refuse('REVIEW_NOT_FOUND');
      if (found.hiddenAt) await tx.query(WITHOUT_WORDS, [id, this.clock.now()]);
      else await deleteReview(tx, author.id);
    });
  }
}
