import { ConfirmDialog } from '@salon/ui/dialog';

const TEXTS = {
  book: 'You followed a link that books this service.',
  offer: 'You followed a link that books this offer. It replaces what is in your cart.',
} as const;

interface Props {
  name: keyof typeof TEXTS;
  /** The name of the service or offer. */
  title: string;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before a link from outside this site changes the cart (decision B11). */
export const LinkedBookingDialog = ({ name, title, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    open
    title={`Add ${title} to your cart?`}
    text={TEXTS[name]}
    confirmLabel="Add to cart"
    cancelLabel="Not now"
    onConfirm={() => {
      onClose();
      onConfirm();
    }}
    onCancel={onClose}
  />
);
