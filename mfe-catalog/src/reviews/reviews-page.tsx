import { EmptyState, Page, PageHeading, Skeleton } from '@salon/ui';
import { loginPath, useSession, useTitle } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { LoadFailed } from '../screen/load-failed.js';
import { ReviewCard } from './review-card.js';
import { useReviews } from './use-reviews.js';

function ReviewList() {
  const { data, error, isPending, refetch } = useReviews();
  if (isPending) {
    return <ul className="review-list" aria-label="Loading reviews" aria-busy="true">{[0, 1, 2, 3].map((at) => <li key={at}><Skeleton height="11rem" /></li>)}</ul>;
  }
  if (!data) return <LoadFailed title="Failed to load reviews" error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState art="/art/araliya-branch.svg" title="No reviews yet. Be the first to share your experience!" />;
  return <ul className="review-list">{data.map((review) => <ReviewCard key={review._id} review={review} />)}</ul>;
}

/** A guest learns what it takes to write one (decision B14). */
function GuestPrompt() {
  const { status } = useSession();
  if (status !== 'guest') return null;
  return <p className="review-prompt">Please log in to submit a review. <Link to={loginPath('/reviews')}>Login</Link></p>;
}

/** /reviews: what customers say (spec §2 Reviews). */
export function ReviewsPage() {
  useTitle('Reviews');
  return (
    <Page>
      <PageHeading title="What Our Clients Say" lead="Written by people who have been here." />
      <GuestPrompt />
      <ReviewList />
    </Page>
  );
}
