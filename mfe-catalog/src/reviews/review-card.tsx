import type { Review } from '@salon/contracts';
import { toLocal } from '@salon/kernel';
import { Badge } from '@salon/ui';
import { formatDate } from '@salon/web-kit';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { ReviewWords } from './review-words.js';

const STARS = [1, 2, 3, 4, 5];
/** The salon's zone (decisions, fixed points). */
const ZONE = 'Asia/Colombo';

/** The author's picture as it was then; their initial when there is none, or none any more. */
function Face({ name, picture }: { name: string; picture: string | null }) {
  const [gone, setGone] = useState(false);
  return picture && !gone ? <img src={picture} alt="" width="40" height="40" loading="lazy" onError={() => setGone(true)} /> : name.slice(0, 1);
}

/** One customer's words. */
export const ReviewCard = ({ review }: { review: Review }) => (
  <li className="review">
    <span className="review-stars" role="img" aria-label={`${review.rating} of 5 stars`}>
      {STARS.map((star) => <Star key={star} aria-hidden="true" data-on={star <= review.rating} />)}
    </span>
    <ReviewWords comment={review.comment} />
    <p className="review-who">
      <span className="review-face" aria-hidden="true">
        <Face name={review.user.name} picture={review.user.profileImage} />
      </span>
      <strong>{review.user.name}</strong>
      {review.verifiedVisit && <Badge>Verified visit</Badge>}
      <time dateTime={review.createdAt}>{formatDate(toLocal(new Date(review.createdAt), ZONE).day, 'MMM d, yyyy')}</time>
    </p>
  </li>
);
