import { type AdminReview, messages } from '@salon/contracts';
import { Badge, Button } from '@salon/ui';
import { formatDate, messageOf, toast } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useDoneToast } from '../admin-actions/use-admin-actions.js';
import { showReview } from './admin-reviews.api.js';

interface Props {
  review: AdminReview;
  /** Absent for whoever may only read. */
  onHide?: (() => void) | undefined;
}

/** The button that hides a review or shows it again. */
function Visibility({ review, onHide }: Required<Props>) {
  const done = useDoneToast();
  const show = useMutation({
    mutationFn: () => showReview(review),
    onSuccess: done,
    onError: (error) => toast.error(messageOf(error, messages.reviewHideFailed)),
  });
  return review.hidden ? (
    <Button
      variant="text"
      busy={show.isPending}
      onClick={() => show.mutate()}
      aria-label={`Show again: review by ${review.userName}`}
    >
      Show again
    </Button>
  ) : (
    <Button variant="line" onClick={onHide} aria-label={`Hide: review by ${review.userName}`}>
      Hide
    </Button>
  );
}

/** One review with whether guests see it. */
export function ReviewRow({ review, onHide }: Props) {
  const { userName, rating, comment, createdAt, verifiedVisit, hidden, hiddenReason } = review;
  return (
    <li className="review-row" data-hidden={hidden || undefined}>
      <div>
        <p>
          <strong>{userName}</strong>{' '}
          <span className="muted">
            {rating} of 5 · {formatDate(createdAt)}
          </span>{' '}
          {verifiedVisit && <Badge>Verified visit</Badge>} {hidden && <Badge>Hidden</Badge>}
        </p>
        <blockquote>{comment}</blockquote>
        {hiddenReason !== null && <p className="hint">Hidden because: {hiddenReason}</p>}
      </div>
      {onHide && <Visibility review={review} onHide={onHide} />}
    </li>
  );
}
