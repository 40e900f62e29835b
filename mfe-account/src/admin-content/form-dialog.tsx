import { ConfirmDialog, Dialog } from '@salon/ui/dialog';
import { type ReactNode, useState } from 'react';
import { useLeaveWarning } from './use-leave-warning.js';

interface FormProps {
  onDirty(isDirty: boolean): void;
  onSaved(): void;
  onCancel(): void;
}

interface Props {
  open: boolean;
  title: string;
  onClose(): void;
  children(form: FormProps): ReactNode;
}

/** A form in a dialog; asks before it throws away what was typed. */
export function FormDialog({ open, title, onClose, children }: Props) {
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
        open={open}
        onOpenChange={(wanted) => {
          if (!wanted) leave();
        }}
        title={title}
        wide
      >
        {open && children({ onDirty: setDirty, onSaved: close, onCancel: leave })}
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
