import type { ContentItem } from '@salon/contracts';
import { ConfirmDialog, Dialog } from '@salon/ui/dialog';
import { useState } from 'react';
import { ContentForm } from './content-form.js';
import type { ContentKind } from './content-kinds.js';
import { useLeaveWarning } from './use-leave-warning.js';

interface Props {
  kind: ContentKind;
  /** Null for a new item, undefined while none is open. */
  item: ContentItem | null | undefined;
  onClose(): void;
}

/** The form of an item; asks before it throws away what was typed. */
export function ItemDialog({ kind, item, onClose }: Props) {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useLeaveWarning(isDirty);
  const close = () => {
    setDirty(false);
    setAsking(false);
    onClose();
  };
  const leave = () => (isDirty ? setAsking(true) : close());
  return (
    <>
      <Dialog
        open={item !== undefined}
        onOpenChange={(wanted) => {
          if (!wanted) leave();
        }}
        title={item ? `Edit: ${kind.nameOf(item)}` : `New ${kind.one}`}
        wide
      >
        {item !== undefined && (
          <ContentForm kind={kind} item={item} onDirty={setDirty} onSaved={close} onCancel={leave} />
        )}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="Leave without saving?"
        text="What you typed is not saved yet."
        confirmLabel="Leave"
        cancelLabel="Keep editing"
        danger
        onConfirm={close}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
