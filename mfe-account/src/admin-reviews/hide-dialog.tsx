import { type AdminReview, catalogRefusals, DESK_LENGTHS, messages } from '@salon/contracts';
import { useDoneToast } from '../admin-actions/use-admin-actions.js';
import { NoteDialog } from '../screen/note-dialog.js';
import { hideReview } from './admin-reviews.api.js';

interface Props {
  review: AdminReview;
  open: boolean;
  onClose(): void;
}

/** Asks for the reason before a review is hidden. */
export function HideDialog({ review, open, onClose }: Props) {
  const done = useDoneToast();
  return (
    <NoteDialog
      open={open}
      onClose={onClose}
      note={{
        title: `Hide the review by ${review.userName}`,
        description: 'Guests do not see it any more, and the average leaves it out. This can be undone.',
        label: 'Why is it hidden?',
        hint: "For the salon's own history; its author is not told.",
        field: 'reason',
        most: DESK_LENGTHS.hideReason,
        isLong: true,
        missing: catalogRefusals.REASON_MISSING.text,
        saveLabel: 'Hide review',
        failed: messages.reviewHideFailed,
        save: (reason) => hideReview(review, reason),
        onSaved: done,
      }}
    />
  );
}
