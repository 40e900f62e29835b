import { Button } from '@salon/ui';
import { X } from 'lucide-react';
import { AlertDialog as RadixAlert, Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.js';
import { usePortalScope } from './overlays/use-portal-scope.js';
import { useRestoredFocus } from './overlays/use-restored-focus.js';
import './styles/dialog.css';

interface DialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
  /** On a desktop at the right edge, as high as the window. */
  drawer?: boolean;
}

/** A press or Escape on a toast does not close the dialog; by the time of this event a pressed Undo may be gone. */
const keepForToasts = (event: Event & { target: EventTarget | null }) => {
  const { target } = event;
  if (target instanceof Element && (!target.isConnected || target.closest('.toasts'))) event.preventDefault();
};

/**
 * A modal dialog: focus stays inside; Escape, the close button and the overlay close it; focus then returns to the
 * previous element.
 * The overlay is not Radix's, which adds a style element to the page; the stylesheet prevents page scrolling.
 */
export function Dialog({ open, onOpenChange, title, description, children, footer, wide, drawer }: DialogProps) {
  const { scope, marker } = usePortalScope();
  const focusHandlers = useRestoredFocus();
  return (
    <>
      {marker}
      <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
        <RadixDialog.Portal>
          <div className="veil" data-mfe={scope}>
            <RadixDialog.Content
              className={classNames('dialog', wide && 'dialog--wide', drawer && 'dialog--drawer')}
              {...focusHandlers}
              onInteractOutside={keepForToasts}
              onEscapeKeyDown={keepForToasts}
              {...(description ? {} : { 'aria-describedby': undefined })}
            >
              <RadixDialog.Title className="dialog__title">{title}</RadixDialog.Title>
              {description && <RadixDialog.Description className="dialog__text">{description}</RadixDialog.Description>}
              {children}
              {footer && <div className="dialog__foot">{footer}</div>}
              <RadixDialog.Close className="icon-btn dialog__close" aria-label="Close">
                <X aria-hidden="true" />
              </RadixDialog.Close>
            </RadixDialog.Content>
          </div>
        </RadixDialog.Portal>
      </RadixDialog.Root>
    </>
  );
}

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** The consequences, itemised, between the text and the buttons. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm(): void;
  onCancel(): void;
  danger?: boolean;
  /** While the action runs: the dialog stays open and nothing can be pressed twice. */
  busy?: boolean;
}

/** A confirmation dialog; the focus starts on Cancel, and Escape cancels. */
export function ConfirmDialog({
  open,
  title,
  text,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger,
  busy = false,
}: ConfirmDialogProps) {
  const { scope, marker } = usePortalScope();
  const focusHandlers = useRestoredFocus();
  const leave = (wanted: boolean) => {
    if (!wanted && !busy) onCancel();
  };
  return (
    <>
      {marker}
      <RadixAlert.Root open={open} onOpenChange={leave}>
        <RadixAlert.Portal>
          <div className="veil" data-mfe={scope}>
            <RadixAlert.Content
              className="dialog"
              {...focusHandlers}
              onEscapeKeyDown={keepForToasts}
              {...(text ? {} : { 'aria-describedby': undefined })}
            >
              <RadixAlert.Title className="dialog__title dialog__title--alone">{title}</RadixAlert.Title>
              {text && (
                <RadixAlert.Description className="dialog__text" asChild>
                  <div>{text}</div>
                </RadixAlert.Description>
              )}
              {children}
              <div className="dialog__foot dialog__foot--two">
                <RadixAlert.Cancel asChild>
                  <Button variant="line" disabled={busy}>
                    {cancelLabel}
                  </Button>
                </RadixAlert.Cancel>
                <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </div>
            </RadixAlert.Content>
          </div>
        </RadixAlert.Portal>
      </RadixAlert.Root>
    </>
  );
}
