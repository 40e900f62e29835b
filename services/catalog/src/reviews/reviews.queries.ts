import { Injectable } from '@nestjs/common';
import type { AdminReview, Review } from '@salon/contracts';
import { DataSource } from 'typeorm';
import { type AdminReviewRow, asAdminReview, asReview, REVIEW_COLUMNS, type ReviewRow } from './review.view.js';

@Injectable()
export class ReviewsQueries {
  constructor(private readonly db: DataSource) {}

  /** Every review that is not hidden, newest first. */
  async shown(): Promise<Review[]> {
    const rows: ReviewRow[] = await this.db.query(`
      SELECT ${REVIEW_COLUMNS} FROM catalog.review WHERE "hiddenAt" IS NULL ORDER BY "createdAt" DESC, id`);
    return rows.map(asReview);
  }

  /** Every review, hidden ones too, newest first, for an admin. */
  async all(): Promise<AdminReview[]> {
    const rows: AdminReviewRow[] = await this.db.query(`
      SELECT ${REVIEW_COLUMNS}, "hiddenAt", "hiddenReason" FROM catalog.review ORDER BY "createdAt" DESC, id`);
    return rows.map(asAdminReview);
  }

  /** The one review of this person, hidden or not; null when there is none. */
  async of(userId: string): Promise<Review | null> {
    const [row]: ReviewRow[] = await this.db.query(`SELECT ${REVIEW_COLUMNS} FROM catalog.review WHERE "userId" = $1`, [
      userId,
    ]);
    return row ? asReview(row) : null;
  }
}
