import { messages } from '@salon/contracts';
import { EmptyState, Notice, Skeleton } from '@salon/ui';
import { ShowMore } from '@salon/ui/states/show-more';
import { useTitle } from '@salon/web-kit';
import { isFirstLoad } from '@salon/web-kit/queries';
import { useRef } from 'react';
import { Hero } from '../screen/hero.js';
import { LoadFailed } from '../screen/load-failed.js';
import { RatingSummary } from './rating-summary.js';
import { ReviewCard, ReviewCardSkeleton } from './review-card.js';
import { reviewsOf, useReviews } from './use-reviews.js';
import { WriteReview } from './write-review.js';

function ReviewList() {
  const query = useReviews();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const list = useRef<HTMLUListElement>(null);
  if (isFirstLoad(query)) {
    return (
      <ul className="review-list" aria-label="Loading reviews" aria-busy="true">
        {[0, 1, 2, 3].map((at) => (
          <ReviewCardSkeleton key={at} />
        ))}
      </ul>
    );
  }
  if (!data) return <LoadFailed title={messages.reviewsFailed} query={query} />;
  const reviews = reviewsOf(data);
  if (reviews.length === 0)
    return (
      <EmptyState art="/art/empty/no-reviews.svg" title="No reviews yet. Be the first to share your experience!" />
    );
  return (
    <div>
      <ul className="review-list" aria-label="Reviews" ref={list}>
        {reviews.map((review) => (
          <ReviewCard key={review._id} review={review} />
        ))}
      </ul>
      {isFetchNextPageError && <Notice tone="danger">{messages.reviewsFailed}</Notice>}
      <ShowMore
        list={list}
        count={reviews.length}
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </div>
  );
}

function Summary() {
  const { data, isPending } = useReviews();
  const ratings = data?.pages[0]?.ratings ?? [];
  return isPending ? <Skeleton className="rating-waiting" /> : <RatingSummary ratings={ratings} />;
}

/** /reviews: the customers' reviews, and the form to write one (docs/product.md §2). */
export function ReviewsPage() {
  useTitle('Reviews');
  return (
    <>
      <Hero
        title="What Our Clients Say"
        lead="Written by our guests; verified visits are marked."
        art="araliya-branch"
      />
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
