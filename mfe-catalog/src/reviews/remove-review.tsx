import { messages } from '@salon/contracts';
import { Button } from '@salon/ui';
import { toast } from '@salon/web-kit';
import { useState } from 'react';
import type { RemoveReviewDialog } from './remove-review-dialog.js';

interface DialogModule {
  RemoveReviewDialog: typeof RemoveReviewDialog;
}

interface Props {
  busy: boolean;
  disabled: boolean;
  onRemove(): void;
}

/** 'Remove my review', and its confirmation, which is loaded on demand. */
export function RemoveReview({ busy, disabled, onRemove }: Props) {
  const [dialog, setDialog] = useState<DialogModule | null>(null);
  const close = () => setDialog(null);
  const confirm = () => import('./remove-review-dialog.js').then(setDialog, () => toast.error(messages.noResponse));
  return (
    <>
      <Button variant="text" busy={busy} disabled={disabled} onClick={() => void confirm()}>
        Remove my review
      </Button>
      {dialog && (
        <dialog.RemoveReviewDialog
          onKeep={close}
          onRemove={() => {
            close();
            onRemove();
          }}
        />
      )}
    </>
  );
}
