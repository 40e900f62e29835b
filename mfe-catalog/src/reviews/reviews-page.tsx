import { messages } from '@salon/contracts';
import { EmptyState, Skeleton } from '@salon/ui';
import { useTitle } from '@salon/web-kit';
import { Hero } from '../screen/hero.js';
import { LoadFailed } from '../screen/load-failed.js';
import { RatingSummary } from './rating-summary.js';
import { ReviewCard, ReviewCardSkeleton } from './review-card.js';
import { useReviews } from './use-reviews.js';
import { WriteReview } from './write-review.js';

function ReviewList() {
  const { data, error, isPending, refetch } = useReviews();
  if (isPending) {
    return (
      <ul className="review-list" aria-label="Loading reviews" aria-busy="true">
        {[0, 1, 2, 3].map((at) => (
          <ReviewCardSkeleton key={at} />
        ))}
      </ul>
    );
  }
  if (!data) return <LoadFailed title={messages.reviewsFailed} error={error} onRetry={() => void refetch()} />;
  if (data.length === 0)
    return <EmptyState art="/art/araliya-branch.svg" title="No reviews yet. Be the first to share your experience!" />;
  return (
    <ul className="review-list" aria-label="Reviews">
      {data.map((review) => (
        <ReviewCard key={review._id} review={review} />
      ))}
    </ul>
  );
}

function Summary() {
  const { data, isPending } = useReviews();
  return isPending ? <Skeleton height="13.5rem" /> : <RatingSummary reviews={data ?? []} />;
}

/** /reviews: what customers say, and the place to say it (spec §2 Reviews). */
export function ReviewsPage() {
  useTitle('Reviews');
  return (
    <>
      <Hero title="What Our Clients Say" lead="Written by people who have been here." art="araliya-branch" />
      <div className="page screen review-layout">
        <div className="review-side">
          <Summary />
          <WriteReview />
        </div>
        <ReviewList />
      </div>
    </>
  );
}
