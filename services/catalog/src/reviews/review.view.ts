import type { AdminReview, Review } from '@salon/contracts';

/** The visible columns of `catalog.review`. */
export interface ReviewRow {
  id: string;
  rating: number;
  comment: string;
  createdAt: Date;
  verifiedVisit: boolean;
  userName: string;
  userImage: string | null;
}

/** The columns of a `ReviewRow`. */
export const REVIEW_COLUMNS = 'id, rating, comment, "createdAt", "verifiedVisit", "userName", "userImage"';

/** Only name and picture of the author (threat T48). */
export const asReview = ({
  id,
  rating,
  comment,
  createdAt,
  verifiedVisit,
  userName,
  userImage,
}: ReviewRow): Review => ({
  _id: id,
  rating,
  comment,
  createdAt: createdAt.toISOString(),
  verifiedVisit,
  user: { name: userName, profileImage: userImage },
});

/** A row for its author, with `hiddenAt`. */
export type OwnReviewRow = ReviewRow & Pick<AdminReviewRow, 'hiddenAt'>;
export const OWN_REVIEW_COLUMNS = `${REVIEW_COLUMNS}, "hiddenAt"`;

export const asOwnReview = (row: OwnReviewRow): Review => ({
  ...asReview(row),
  ...(row.hiddenAt !== null && { hidden: true }),
});

export interface AdminReviewRow extends ReviewRow {
  hiddenAt: Date | null;
  hiddenReason: string | null;
}

export const asAdminReview = ({
  id,
  rating,
  comment,
  createdAt,
  userName,
  verifiedVisit,
  hiddenAt,
  hiddenReason,
}: AdminReviewRow): AdminReview => ({
  _id: id,
  rating,
  comment,
  createdAt: createdAt.toISOString(),
  userName,
  verifiedVisit,
  hidden: hiddenAt !== null,
  hiddenReason,
});
