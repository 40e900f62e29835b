import { Button, Notice } from '@salon/ui';
import { Dialog } from '@salon/ui/dialog';
import { type ReactNode, useState } from 'react';
import { LeaveDialog, LeaveGuard } from './leave-guard.js';

interface GuardedProps {
  open: boolean;
  title: ReactNode;
  description?: string;
  wide?: boolean;
  drawer?: boolean;
  /** True while there is unsaved input. */
  isDirty: boolean;
  /** The dialog cannot be closed now. */
  isBusy?: boolean;
  onClose(): void;
  /** @param leave closes the dialog, or continues with `next`; asks for confirmation when input would be lost */
  children(leave: (next?: () => void) => void): ReactNode;
}

/** A dialog that asks for confirmation before it discards input. */
export function GuardedDialog({
  open,
  title,
  description,
  drawer = false,
  wide = true,
  isDirty,
  isBusy = false,
  onClose,
  children,
}: GuardedProps) {
  /** What follows when the user confirms. */
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const leave = (next = onClose) => (isDirty ? setAsked(() => next) : next());
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(wanted) => {
          if (!wanted && !isBusy) leave();
        }}
        title={title}
        description={description}
        wide={wide}
        drawer={drawer}
      >
        {open && children(leave)}
      </Dialog>
      <LeaveGuard isDirty={open && isDirty} />
      <LeaveDialog
        open={open && asked !== null}
        onLeave={() => {
          setAsked(null);
          asked?.();
        }}
        onStay={() => setAsked(null)}
      />
    </>
  );
}

export interface FormProps {
  onDirty(isDirty: boolean): void;
  /** While it is saved, the dialog cannot be closed. */
  onBusy(isBusy: boolean): void;
  onSaved(): void;
  onCancel(): void;
}

interface Props extends Pick<GuardedProps, 'open' | 'title' | 'description' | 'wide' | 'onClose'> {
  children(form: FormProps): ReactNode;
}

/** A form in such a dialog that reports unsaved input itself. */
export function FormDialog({ onClose, children, ...dialog }: Props) {
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const close = () => {
    setDirty(false);
    setBusy(false);
    onClose();
  };
  return (
    <GuardedDialog {...dialog} isDirty={isDirty} isBusy={isBusy} onClose={close}>
      {(leave) => children({ onDirty: setDirty, onBusy: setBusy, onSaved: close, onCancel: () => leave() })}
    </GuardedDialog>
  );
}

interface FootProps {
  /** Why it was not saved, when that is not said at a field. */
  sentence: string | null;
  saveLabel: string;
  isBusy: boolean;
  /** It cannot be saved now. */
  disabled?: boolean;
  onCancel?(): void;
  children?: ReactNode;
}

/** The end of such a form: what went wrong, and its buttons. */
export const FormFoot = ({ sentence, saveLabel, isBusy, disabled, onCancel, children }: FootProps) => (
  <div className="admin-form__actions">
    {sentence && <Notice tone="danger">{sentence}</Notice>}
    {children}
    {onCancel && (
      <Button variant="line" onClick={onCancel} disabled={isBusy}>
        Cancel
      </Button>
    )}
    <Button type="submit" variant="primary" busy={isBusy} disabled={disabled}>
      {saveLabel}
    </Button>
  </div>
);
