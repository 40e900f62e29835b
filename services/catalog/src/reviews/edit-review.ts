import { Injectable } from '@nestjs/common';
import { messages, type Review } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import type { ReviewWords } from './review.rules.js';
import { asReview, REVIEW_COLUMNS, type ReviewRow } from './review.view.js';

/** Changes a person's own review in its place; its day stays, its author's name and picture become today's. */
@Injectable()
export class EditReview {
  constructor(private readonly db: DataSource) {}

  /** @throws DomainError `not_found` for a review that is not there and for one of somebody else alike */
  async run(id: string, author: Caller, { rating, comment, picture, verifiedVisit }: ReviewWords): Promise<Review> {
    const [[row]]: [ReviewRow[], number] = await this.db.query(
      `
      UPDATE catalog.review SET rating = $3, comment = $4, "userName" = $5, "userImage" = $6, "verifiedVisit" = "verifiedVisit" OR $7
      WHERE id = $1 AND "userId" = $2 RETURNING ${REVIEW_COLUMNS}`,
      [id, author.id, rating, comment, author.name, picture, verifiedVisit],
    );
    if (!row) throw new DomainError('not_found', 'REVIEW_NOT_FOUND', messages.notFound);
    return asReview(row);
  }
}
