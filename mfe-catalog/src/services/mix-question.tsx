import { messages } from '@salon/contracts';
import { ConfirmDialog } from '@salon/ui/dialog';

interface Props {
  onReplace: () => void;
  onKeep: () => void;
}

/** Asked before a special offer leaves the cart for a single service (spec §4 Cart). */
export const MixQuestion = ({ onReplace, onKeep }: Props) => (
  <ConfirmDialog
    open
    title={messages.mixQuestion}
    confirmLabel="Continue"
    cancelLabel="Keep the offer"
    onConfirm={onReplace}
    onCancel={onKeep}
  />
);
