import { type AdminReview, catalogRefusals, messages } from '@salon/contracts';
import { Button, Notice, TextArea } from '@salon/ui';
import { Dialog } from '@salon/ui/dialog';
import { useMutation } from '@salon/web-kit/query';
import { type FormEvent, useState } from 'react';
import { useDoneToast } from '../admin-actions/use-admin-actions.js';
import { formErrorsOf } from '../form-errors/form-errors.js';
import { hideReview } from './admin-reviews.api.js';

interface Props {
  /** Null while none is to be hidden. */
  review: AdminReview | null;
  onClose(): void;
}

function HideForm({ review, onClose }: { review: AdminReview; onClose(): void }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [sentence, setSentence] = useState<string | null>(null);
  const done = useDoneToast();
  const hide = useMutation({
    mutationFn: () => hideReview(review, reason.trim()),
    onSuccess: (reply) => {
      onClose();
      return done(reply);
    },
    onError: (error) => {
      const failure = formErrorsOf(error, ['reason'], messages.reviewHideFailed);
      setProblem(failure.fields.reason);
      setSentence(failure.sentence);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSentence(null);
    if (reason.trim() === '') setProblem(catalogRefusals.REASON_MISSING.text);
    else hide.mutate();
  };
  return (
    <form className="admin-form" noValidate onSubmit={submit}>
      <TextArea
        label="Why is it hidden?"
        hint="For the salon's own history; its author is not told."
        rows={3}
        maxLength={300}
        value={reason}
        error={problem}
        disabled={hide.isPending}
        onChange={(event) => {
          setReason(event.target.value);
          setProblem(undefined);
        }}
      />
      <div className="admin-form__acts">
        {sentence && <Notice tone="danger">{sentence}</Notice>}
        <Button variant="line" onClick={onClose} disabled={hide.isPending}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={hide.isPending}>
          Hide review
        </Button>
      </div>
    </form>
  );
}

/** Asks for the reason before a review is hidden. */
export const HideDialog = ({ review, onClose }: Props) => (
  <Dialog
    open={review !== null}
    onOpenChange={(wanted) => {
      if (!wanted) onClose();
    }}
    title={review ? `Hide the review by ${review.userName}` : ''}
    description="Guests do not see it any more, and the average leaves it out. This can be undone."
  >
    {review && <HideForm review={review} onClose={onClose} />}
  </Dialog>
);
