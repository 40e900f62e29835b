import { type AdminReview, may, messages } from '@salon/contracts';
import { Button, buttonClass, EmptyState, ErrorState, Page, PageHeading, Skeleton } from '@salon/ui';
import { messageOf, useSession, useTitle } from '@salon/web-kit';
import { useInfiniteQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { useState } from 'react';
import { LatestChanges } from '../admin-actions/latest-changes.js';
import { adminReviewsQuery } from './admin-reviews.queries.js';
import { HideDialog } from './hide-dialog.js';
import { ReviewRow } from './review-row.js';
import '../styles/admin-content.css';
import '../styles/admin-form.css';

/** @param onHide absent for whoever may only read */
function Reviews({ onHide }: { onHide?: ((review: AdminReview) => void) | undefined }) {
  const { data, isPending, isFetching, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(adminReviewsQuery);
  if (isPending) return <Skeleton height="20rem" />;
  if (!data)
    return (
      <ErrorState
        title="Something went wrong"
        text={messageOf(error, messages.contentFailed)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const reviews = data.pages.flatMap((page) => page.reviews);
  if (reviews.length === 0)
    return (
      <EmptyState
        art="/art/araliya-branch.svg"
        title="No reviews yet."
        text="Customers write them after their visits."
      />
    );
  return (
    <>
      <ul className="content-rows" aria-label="Reviews">
        {reviews.map((review) => (
          <ReviewRow key={review._id} review={review} onHide={onHide && (() => onHide(review))} />
        ))}
      </ul>
      {hasNextPage && (
        <p className="review-row__more">
          <Button variant="line" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </p>
      )}
      {onHide && (
        <LatestChanges
          kind="reviews"
          titleOf={(id) => `the review by ${reviews.find(({ _id }) => _id === id)?.userName ?? 'a customer'}`}
        />
      )}
    </>
  );
}

/** /admin/reviews: every review, and whether guests see it (decision B14). */
export function AdminReviewsPage() {
  useTitle('Reviews');
  const { user } = useSession();
  const [hiding, setHiding] = useState<AdminReview | null>(null);
  return (
    <Page>
      <PageHeading title="Reviews" lead="Nothing is deleted: a hidden review can be shown again at any time.">
        <Link className={buttonClass({ variant: 'text' })} to="/admin/dashboard">
          Admin Dashboard
        </Link>
      </PageHeading>
      <Reviews onHide={user && may(user, 'content') ? setHiding : undefined} />
      <HideDialog review={hiding} onClose={() => setHiding(null)} />
    </Page>
  );
}
