import { RATINGS, type Review } from '@salon/contracts';
import { Avatar, Badge, Skeleton } from '@salon/ui';
import { formatDate, salonDayOf } from '@salon/web-kit';
import { Star } from 'lucide-react';
import { ReviewWords } from './review-words.js';

/** One customer review. */
export const ReviewCard = ({ review }: { review: Review }) => (
  <li className="review" tabIndex={-1}>
    <span className="review-stars" role="img" aria-label={`${review.rating} of ${RATINGS.length} stars`}>
      {RATINGS.map((rating, at) => (
        <Star key={rating} aria-hidden="true" data-on={at < review.rating} />
      ))}
    </span>
    <ReviewWords comment={review.comment} />
    <div className="review-who">
      <Avatar name={review.user.name} picture={review.user.profileImage} />
      <strong>{review.user.name}</strong>
      <p className="review-when">
        <time dateTime={review.createdAt}>{formatDate(salonDayOf(review.createdAt), 'MMM d, yyyy')}</time>
        {review.verifiedVisit && <Badge>Verified visit</Badge>}
      </p>
    </div>
  </li>
);

/** The skeleton of a card. */
export const ReviewCardSkeleton = () => (
  <li className="review">
    <Skeleton width="6.5rem" height="1.1rem" />
    <Skeleton height="6rem" />
    <div className="review-who">
      <Skeleton className="avatar" />
      <Skeleton width="60%" height="1.1rem" />
      <Skeleton width="5rem" height="1rem" />
    </div>
  </li>
);
