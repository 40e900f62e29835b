import { type AdminReview, messages } from '@salon/contracts';
import { Badge, Button } from '@salon/ui';
import { formatDate, salonDayOf } from '@salon/web-kit';
import { useState } from 'react';
import { useUndoable } from '../admin-actions/use-admin-actions.js';
import { showReview } from './admin-reviews.api.js';
import { HideDialog } from './hide-dialog.js';

/** The button that hides a review or shows it again. */
function Visibility({ review }: { review: AdminReview }) {
  const [isHiding, setHiding] = useState(false);
  const show = useUndoable(() => showReview(review), messages.reviewHideFailed);
  return (
    <>
      {review.hidden ? (
        <Button
          variant="text"
          busy={show.isPending}
          onClick={() => show.mutate()}
          aria-label={`Show again: review by ${review.userName}`}
        >
          Show again
        </Button>
      ) : (
        <Button variant="line" onClick={() => setHiding(true)} aria-label={`Hide: review by ${review.userName}`}>
          Hide
        </Button>
      )}
      <HideDialog review={review} open={isHiding} onClose={() => setHiding(false)} />
    </>
  );
}

/** One review with whether guests see it. @param mayHide false for a read-only user */
export function ReviewRow({ review, mayHide }: { review: AdminReview; mayHide: boolean }) {
  const { userName, rating, comment, createdAt, verifiedVisit, hidden, hiddenReason } = review;
  return (
    <li className="review-row" tabIndex={-1} data-hidden={hidden || undefined}>
      <div>
        <p>
          <strong>{userName}</strong>{' '}
          <span className="muted">
            {rating} of 5 · {formatDate(salonDayOf(createdAt))}
          </span>{' '}
          {verifiedVisit && <Badge>Verified visit</Badge>} {hidden && <Badge>Hidden</Badge>}
        </p>
        <blockquote>{comment}</blockquote>
        {hiddenReason !== null && <p className="hint">Hidden because: {hiddenReason}</p>}
      </div>
      {mayHide && <Visibility review={review} />}
    </li>
  );
}
