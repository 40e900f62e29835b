import { Injectable } from '@nestjs/common';
import { refuse, type Review } from '@salon/contracts';
import { type Caller, writePublic } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import type { ReviewFields } from './review.rules.js';
import { asOwnReview, OWN_REVIEW_COLUMNS, type OwnReviewRow } from './review.view.js';

/** Updates the review of its author: the date stays, the author's name and picture are refreshed. */
@Injectable()
export class EditReview {
  constructor(private readonly db: DataSource) {}

  /** @throws DomainError `not_found` both for an unknown review and for one of another author */
  async run(id: string, author: Caller, { rating, comment, picture, verifiedVisit }: ReviewFields): Promise<Review> {
    const [[row]] = await writePublic<[OwnReviewRow[], number]>(
      this.db,
      `
      UPDATE catalog.review
      SET rating = $3, comment = $4, "userName" = $5, "userImage" = $6, "verifiedVisit" = "verifiedVisit" OR $7
      WHERE id = $1 AND "userId" = $2 AND "withdrawnAt" IS NULL
      RETURNING ${OWN_REVIEW_COLUMNS}`,
      [id, author.id, rating, comment, author.name, picture, verifiedVisit],
    );
    if (!row) throw refuse('REVIEW_NOT_FOUND');
    return asOwnReview(row);
  }
}
