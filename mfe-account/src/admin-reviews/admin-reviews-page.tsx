import { may, messages } from '@salon/contracts';
import { EmptyState } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { useInfiniteQuery } from '@salon/web-kit/query';
import { LatestChanges } from '../admin-actions/latest-changes.js';
import { AdminPage } from '../screen/admin-page.js';
import { PagedList } from '../screen/paged-list.js';
import { adminReviewsQuery } from './admin-reviews.queries.js';
import { ReviewRow } from './review-row.js';
import '../styles/admin-content.css';
import '../styles/admin-form.css';

/** @param mayHide false for a read-only user */
function Reviews({ mayHide }: { mayHide: boolean }) {
  const query = useInfiniteQuery(adminReviewsQuery);
  const reviews = query.data?.pages.flatMap((page) => page.reviews) ?? [];
  return (
    <>
      <PagedList
        query={query}
        itemsOf={(page) => page.reviews}
        row={(review) => <ReviewRow key={review._id} review={review} mayHide={mayHide} />}
        label="Reviews"
        className="content-rows"
        empty={
          <EmptyState
            art="/art/araliya-branch.svg"
            title="No reviews yet."
            text="Customers write them after their visits."
          />
        }
        failed={messages.contentFailed}
        rows={[5, '7rem']}
      />
      {mayHide && reviews.length > 0 && (
        <LatestChanges
          kind="reviews"
          titleOf={(id) => `the review by ${reviews.find(({ _id }) => _id === id)?.userName ?? 'a customer'}`}
        />
      )}
    </>
  );
}

/** /admin/reviews: every review, and whether guests see it (decision B14). */
export default function AdminReviewsPage() {
  const { user } = useSession();
  return (
    <AdminPage title="Reviews" lead="Nothing is deleted: a hidden review can be shown again at any time.">
      <Reviews mayHide={user !== null && may(user, 'content')} />
    </AdminPage>
  );
}
