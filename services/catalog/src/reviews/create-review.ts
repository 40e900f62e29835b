import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { refuse, type Review } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, writePublic } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import type { ReviewFields } from './review.rules.js';
import { asOwnReview, OWN_REVIEW_COLUMNS, type OwnReviewRow } from './review.view.js';

/**
 * Stores the only review of a user (decision B14). A unique index on the author decides between concurrent calls
 * (threat T47). It takes the place of one that was withdrawn while the salon had hidden it, and stays hidden.
 */
@Injectable()
export class CreateReview {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `conflict` when the author already has a review */
  async run(author: Caller, { rating, comment, picture, verifiedVisit }: ReviewFields): Promise<Review> {
    const [row] = await writePublic<OwnReviewRow[]>(
      this.db,
      `
      INSERT INTO catalog.review (id, "userId", "userName", "userImage", rating, comment, "createdAt", "verifiedVisit")
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
      ON CONFLICT ("userId") DO UPDATE
      SET "userName" = excluded."userName", "userImage" = excluded."userImage", rating = excluded.rating,
        comment = excluded.comment, "createdAt" = excluded."createdAt", "verifiedVisit" = excluded."verifiedVisit",
        "withdrawnAt" = NULL
      WHERE review."withdrawnAt" IS NOT NULL
      RETURNING ${OWN_REVIEW_COLUMNS}`,
      [randomUUID(), author.id, author.name, picture, rating, comment, this.clock.now(), verifiedVisit],
    );
    if (!row) throw refuse('REVIEW_TAKEN');
    return asOwnReview(row);
  }
}
