import { type AdminReview, messages } from '@salon/contracts';
import { Badge, Button } from '@salon/ui';
import { formatDate, messageOf, toast } from '@salon/web-kit';
import { useMutation } from '@salon/web-kit/query';
import { useDoneToast } from '../admin-actions/use-admin-actions.js';
import { showReview } from './admin-reviews.api.js';

interface Props {
  review: AdminReview;
  onHide(): void;
}

/** One review with whether guests see it. */
export function ReviewRow({ review, onHide }: Props) {
  const done = useDoneToast();
  const show = useMutation({
    mutationFn: () => showReview(review),
    onSuccess: done,
    onError: (error) => toast.error(messageOf(error, messages.reviewHideFailed)),
  });
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
      {hidden ? (
        <Button
          variant="text"
          busy={show.isPending}
          onClick={() => show.mutate()}
          aria-label={`Show again: review by ${userName}`}
        >
          Show again
        </Button>
      ) : (
        <Button variant="line" onClick={onHide} aria-label={`Hide: review by ${userName}`}>
          Hide
        </Button>
      )}
    </li>
  );
}
