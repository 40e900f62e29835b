import { ConfirmDialog } from '@salon/ui/dialog';

interface Props {
  onRemove(): void;
  onKeep(): void;
}

/** Confirms that the customer's review is deleted. */
export const RemoveReviewDialog = ({ onRemove, onKeep }: Props) => (
  <ConfirmDialog
    open
    danger
    title="Remove your review?"
    text="Its stars and words leave this page at once. This cannot be undone, but you can write a new review."
    confirmLabel="Remove review"
    cancelLabel="Keep review"
    onConfirm={onRemove}
    onCancel={onKeep}
  />
);
