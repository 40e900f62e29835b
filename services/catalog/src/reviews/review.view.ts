import type { Review } from '@salon/contracts';

/** One row of `catalog.review`, as far as it is shown. */
export interface ReviewRow {
  id: string;
  rating: number;
  comment: string;
  createdAt: Date;
  userName: string;
  userImage: string | null;
}

/** The columns of a `ReviewRow`. */
export const REVIEW_COLUMNS = 'id, rating, comment, "createdAt", "userName", "userImage"';

/** Name and picture only of its author (threat T48). */
export const asReview = ({ id, rating, comment, createdAt, userName, userImage }: ReviewRow): Review => ({
  _id: id, rating, comment, createdAt: createdAt.toISOString(), user: { name: userName, profileImage: userImage },
});
