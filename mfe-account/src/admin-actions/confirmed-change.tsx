import { Button, type ButtonProps } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { useState } from 'react';
import { useNextFocus } from '../screen/use-next-focus.js';
import { type DeskChange, useDeskChange } from './use-desk-change.js';

interface Props {
  label: string;
  /** For screen readers, among many of the same label. */
  name?: string;
  variant?: ButtonProps['variant'];
  title: string;
  /** The consequences. */
  text: string;
  confirmLabel: string;
  /** Its call is the one of the press, whatever is shown when it is confirmed. */
  change: DeskChange;
  /** The button disappears with its row, and the focus stays near it. */
  isRemoved?: boolean;
}

/** A button for a change that cannot be undone, and its confirmation. */
export function ConfirmedChange({ label, name, variant = 'line', change, isRemoved = false, ...dialog }: Props) {
  const [toConfirm, setToConfirm] = useState<DeskChange | null>(null);
  const remember = useNextFocus();
  const close = () => setToConfirm(null);
  const running = useDeskChange(close);
  return (
    <>
      <Button
        variant={variant}
        aria-label={name}
        onClick={({ currentTarget }) => {
          if (isRemoved) remember(currentTarget);
          setToConfirm(change);
        }}
      >
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        open={toConfirm !== null}
        busy={running.isPending}
        cancelLabel="Not now"
        onConfirm={() => toConfirm && running.mutate(toConfirm, { onError: close })}
        onCancel={close}
      />
    </>
  );
}
