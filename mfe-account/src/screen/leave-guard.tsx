import { ConfirmDialog } from '@salon/ui/dialog';
import { readToken } from '@salon/web-kit';
import { type BlockerFunction, useBlocker } from '@salon/web-kit/router';
import { useEffect } from 'react';

interface LeaveProps {
  open: boolean;
  onLeave(): void;
  onStay(): void;
}

/** Asks for confirmation before unsaved input is discarded. */
export const LeaveDialog = ({ open, onLeave, onStay }: LeaveProps) => (
  <ConfirmDialog
    open={open}
    title="Leave without saving?"
    text="What you entered or chose is not saved yet."
    confirmLabel="Leave"
    cancelLabel="Keep editing"
    danger
    onConfirm={onLeave}
    onCancel={onStay}
  />
);

/** Makes the browser ask for confirmation before the page is left or reloaded with unsaved input. */
export function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

/** A signed-out user is not asked: the input can no longer be saved here (a form of fields keeps it as a draft). */
const discardsInput: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && readToken() !== null;

function Blocker() {
  const blocker = useBlocker(discardsInput);
  useLeaveWarning(true);
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

/**
 * Asks for confirmation before a link, the Back button or a reload discards unsaved input. It blocks while there is
 * some: a router has only one blocker at a time.
 */
export const LeaveGuard = ({ isDirty }: { isDirty: boolean }) => isDirty && <Blocker />;
