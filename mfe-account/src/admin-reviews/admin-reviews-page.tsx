import { may, messages } from '@salon/contracts';
import { EmptyState } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { useInfiniteQuery } from '@salon/web-kit/query';
import { useRef } from 'react';
import { LatestChanges } from '../admin-actions/latest-changes.js';
import { AdminPage } from '../screen/admin-page.js';
import { Loaded } from '../screen/loaded.js';
import { More } from '../screen/more.js';
import { adminReviewsQuery } from './admin-reviews.queries.js';
import { ReviewRow } from './review-row.js';
import '../styles/admin-content.css';
import '../styles/admin-form.css';

/** @param mayHide false for a read-only user */
function Reviews({ mayHide }: { mayHide: boolean }) {
  const query = useInfiniteQuery(adminReviewsQuery);
  const list = useRef<HTMLUListElement>(null);
  const reviews = query.data?.pages.flatMap((page) => page.reviews) ?? [];
  return (
    <Loaded query={query} failed={messages.contentFailed} rows={[5, '7rem']}>
      {() =>
        reviews.length === 0 ? (
          <EmptyState
            art="/art/araliya-branch.svg"
            title="No reviews yet."
            text="Customers write them after their visits."
          />
        ) : (
          <>
            <ul ref={list} className="content-rows" aria-label="Reviews">
              {reviews.map((review) => (
                <ReviewRow key={review._id} review={review} mayHide={mayHide} />
              ))}
            </ul>
            <More query={query} list={list} count={reviews.length} failed={messages.contentFailed} />
            {mayHide && (
              <LatestChanges
                kind="reviews"
                titleOf={(id) => `the review by ${reviews.find(({ _id }) => _id === id)?.userName ?? 'a customer'}`}
              />
            )}
          </>
        )
      }
    </Loaded>
  );
}

/** /admin/reviews: every review, and whether guests see it (decision B14). */
export function AdminReviewsPage() {
  const { user } = useSession();
  return (
    <AdminPage title="Reviews" lead="Nothing is deleted: a hidden review can be shown again at any time.">
      <Reviews mayHide={user !== null && may(user, 'content')} />
    </AdminPage>
  );
}
