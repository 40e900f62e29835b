import { ConfirmDialog } from '@salon/ui/dialog';
import { readToken } from '@salon/web-kit';
import { type BlockerFunction, useBlocker } from '@salon/web-kit/router';
import { useEffect } from 'react';

interface LeaveWords {
  title: string;
  text: string;
  stay: string;
}

const UNSAVED: LeaveWords = {
  title: 'Leave without saving?',
  text: 'What you entered or chose is not saved yet.',
  stay: 'Keep editing',
};

interface LeaveProps {
  open: boolean;
  words?: LeaveWords | undefined;
  onLeave(): void;
  onStay(): void;
}

/** Asks for confirmation before unsaved input is discarded. */
export const LeaveDialog = ({ open, words = UNSAVED, onLeave, onStay }: LeaveProps) => (
  <ConfirmDialog
    open={open}
    title={words.title}
    text={words.text}
    confirmLabel="Leave"
    cancelLabel={words.stay}
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

function Blocker({ words }: Pick<LeaveProps, 'words'>) {
  const blocker = useBlocker(discardsInput);
  useLeaveWarning(true);
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      words={words}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}

/**
 * Asks for confirmation before a link, the Back button or a reload discards unsaved input. It blocks while there is
 * some: a router has only one blocker at a time.
 * @param words those of unsaved input, unless others are given
 */
export const LeaveGuard = ({ isDirty, words }: { isDirty: boolean } & Pick<LeaveProps, 'words'>) =>
  isDirty && <Blocker words={words} />;
