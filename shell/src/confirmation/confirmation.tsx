import { messages, type ConfirmBy } from '@salon/contracts';
import { listenForConfirmation, toast, useSession } from '@salon/web-kit';
import { useEffect, useState } from 'react';
import type { ConfirmIdentityDialog } from './confirm-identity-dialog.js';
import type { Behind } from './use-inert.js';

interface Request {
  Dialog: typeof ConfirmIdentityDialog;
  by: ConfirmBy;
  behind: Behind;
  settle(confirmed: boolean): void;
}

/** Shows the dialog of a call that needs a fresh confirmation; its code is loaded then. */
function PersonalConfirmation() {
  const [request, setRequest] = useState<Request | null>(null);
  useEffect(() => {
    let open: Promise<boolean> | null = null; // One confirmation counts for calls sent meanwhile.
    let refuse: (() => void) | undefined;
    const confirm = (by: ConfirmBy) =>
      import('./confirm-identity-dialog.js')
        .then(
          ({ ConfirmIdentityDialog: Dialog, whatIsBehind }) =>
            new Promise<boolean>((settle) => {
              refuse = () => settle(false);
              setRequest({ Dialog, by, behind: whatIsBehind(), settle });
            }),
        )
        .catch(() => {
          toast.error(messages.noResponse); // The dialog could not be loaded; the call stays refused.
          return false;
        })
        .finally(() => (open = null));
    const stop = listenForConfirmation((by) => (open ??= confirm(by)));
    return () => {
      stop();
      refuse?.();
    };
  }, []);
  const close = (confirmed: boolean) => {
    // A slow response can arrive after its dialog was closed and another one opened.
    setRequest((current) => (current === request ? null : current));
    request?.settle(confirmed);
  };
  if (!request) return null;
  return <request.Dialog by={request.by} behind={request.behind} onClose={close} />;
}

/** The dialog belongs to the person who sent the call: it closes with their session, and confirms nothing. */
export function Confirmation() {
  const { user } = useSession();
  return <PersonalConfirmation key={user?._id ?? ''} />;
}
