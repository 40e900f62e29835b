import { messages } from '@salon/contracts';
import { ConfirmDialog } from '@salon/ui/dialog';

interface Props {
  onReplace: () => void;
  onKeep: () => void;
}

/** Confirms that a special offer leaves the cart for a single service (docs/product.md §4). */
export const ReplaceOfferDialog = ({ onReplace, onKeep }: Props) => (
  <ConfirmDialog
    open
    title={messages.cartMix}
    confirmLabel="Continue"
    cancelLabel="Keep the offer"
    onConfirm={onReplace}
    onCancel={onKeep}
  />
);
