import { ConfirmDialog } from '@salon/ui/dialog';

interface Props {
  /** The name of the service or offer. */
  title: string;
  text: string;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before a link from outside this site changes the cart (decision B11). */
export const LinkedBookingDialog = ({ title, text, onConfirm, onCancel }: Props) => (
  <ConfirmDialog
    open
    title={`Add ${title} to your cart?`}
    text={text}
    confirmLabel="Add to cart"
    cancelLabel="Not now"
    onConfirm={onConfirm}
    onCancel={onCancel}
  />
);
