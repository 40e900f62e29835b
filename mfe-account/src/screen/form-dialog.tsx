import { Dialog } from '@salon/ui/dialog';
import { type ReactNode, useState } from 'react';
import { LeaveDialog, LeaveGuard } from './leave-guard.js';

interface GuardedProps {
  open: boolean;
  title: string;
  /** True while there is unsaved input. */
  isDirty: boolean;
  /** The dialog cannot be closed now. */
  isBusy?: boolean;
  onClose(): void;
  /** @param leave closes the dialog; asks for confirmation when input would be lost */
  children(leave: () => void): ReactNode;
}

/** A dialog that asks for confirmation before it discards input. */
export function GuardedDialog({ open, title, isDirty, isBusy = false, onClose, children }: GuardedProps) {
  const [isAsking, setAsking] = useState(false);
  const leave = () => (isDirty ? setAsking(true) : onClose());
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(wanted) => {
          if (!wanted && !isBusy) leave();
        }}
        title={title}
        wide
      >
        {open && children(leave)}
      </Dialog>
      <LeaveGuard isDirty={open && isDirty} />
      <LeaveDialog
        open={open && isAsking}
        onLeave={() => {
          setAsking(false);
          onClose();
        }}
        onStay={() => setAsking(false)}
      />
    </>
  );
}

interface FormProps {
  onDirty(isDirty: boolean): void;
  onSaved(): void;
  onCancel(): void;
}

interface Props extends Pick<GuardedProps, 'open' | 'title' | 'onClose'> {
  children(form: FormProps): ReactNode;
}

/** A form in such a dialog that reports unsaved input itself. */
export function FormDialog({ onClose, children, ...dialog }: Props) {
  const [isDirty, setDirty] = useState(false);
  const close = () => {
    setDirty(false);
    onClose();
  };
  return (
    <GuardedDialog {...dialog} isDirty={isDirty} onClose={close}>
      {(leave) => children({ onDirty: setDirty, onSaved: close, onCancel: leave })}
    </GuardedDialog>
  );
}
