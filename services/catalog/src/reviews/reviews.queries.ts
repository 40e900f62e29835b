import { Injectable } from '@nestjs/common';
import { type AdminReviewPage, type RatingCount, RATINGS, type Review, type ReviewPage } from '@salon/contracts';
import { cursorAfter, lastRowOf, NEWEST, PublicReads } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import {
  type AdminReviewRow,
  asAdminReview,
  asOwnReview,
  asReview,
  OWN_REVIEW_COLUMNS,
  type OwnReviewRow,
  REVIEW_COLUMNS,
  type ReviewRow,
} from './review.view.js';

const PAGE = 20;
const MOST_UNVERIFIED = 1_000;

@Injectable()
export class ReviewsQueries {
  constructor(
    private readonly db: DataSource,
    private readonly reads: PublicReads,
  ) {}

  /**
   * Reviews that are not hidden, newest first, by keyset; the first page counts all ratings.
   * @throws DomainError `invalid` for an invalid cursor
   */
  async shown(cursor: unknown): Promise<ReviewPage> {
    const last = lastRowOf(cursor);
    const [rows, ratings] = await Promise.all([
      this.reads.query<ReviewRow[]>(
        `SELECT ${REVIEW_COLUMNS} FROM catalog.review
         WHERE "hiddenAt" IS NULL AND ("createdAt", id) < ($1::timestamptz, $2::uuid)
         ORDER BY "createdAt" DESC, id DESC LIMIT $3`,
        pageAfter(last),
      ),
      last === null ? this.ratings() : undefined,
    ]);
    return { reviews: rows.slice(0, PAGE).map(asReview), next: nextOf(rows), ...(ratings && { ratings }) };
  }

  /**
   * All reviews, hidden ones too, newest first, by keyset, for an admin.
   * @throws DomainError `invalid` for an invalid cursor
   */
  async all(cursor: unknown): Promise<AdminReviewPage> {
    const rows = await this.db.query<AdminReviewRow[]>(
      `SELECT ${REVIEW_COLUMNS}, "hiddenAt", "hiddenReason" FROM catalog.review
       WHERE "withdrawnAt" IS NULL AND ("createdAt", id) < ($1::timestamptz, $2::uuid)
       ORDER BY "createdAt" DESC, id DESC LIMIT $3`,
      pageAfter(lastRowOf(cursor)),
    );
    return { reviews: rows.slice(0, PAGE).map(asAdminReview), next: nextOf(rows) };
  }

  /** The one review of this person, hidden or not; null when there is none. */
  async of(userId: string): Promise<Review | null> {
    const [row]: OwnReviewRow[] = await this.db.query(
      `SELECT ${OWN_REVIEW_COLUMNS} FROM catalog.review WHERE "userId" = $1 AND "withdrawnAt" IS NULL`,
      [userId],
    );
    return row ? asOwnReview(row) : null;
  }

  /** The authors of the newest reviews without a verified visit. */
  async unverified(): Promise<string[]> {
    const rows = await this.db.query<{ userId: string }[]>(
      `SELECT "userId" FROM catalog.review WHERE NOT "verifiedVisit"
       ORDER BY "createdAt" DESC LIMIT ${MOST_UNVERIFIED}`,
    );
    return rows.map(({ userId }) => userId);
  }

  /** The number of visible reviews of each rating, the best first. */
  private async ratings(): Promise<RatingCount[]> {
    const counted = await this.reads.query<RatingCount[]>(
      'SELECT rating, count(*)::int AS count FROM catalog.review WHERE "hiddenAt" IS NULL GROUP BY rating',
    );
    return RATINGS.map((rating) => ({ rating, count: counted.find((each) => each.rating === rating)?.count ?? 0 }));
  }
}

function pageAfter(last: ReturnType<typeof lastRowOf>): unknown[] {
  const { at, id } = last ?? NEWEST;
  return [at, id, PAGE + 1];
}

function nextOf(rows: readonly ReviewRow[]): string | null {
  const last = rows[PAGE - 1];
  return rows.length > PAGE && last ? cursorAfter(last.createdAt, last.id) : null;
}
