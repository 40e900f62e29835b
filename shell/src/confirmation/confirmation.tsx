import type { ConfirmBy } from '@salon/contracts';
import { listenForConfirmation } from '@salon/web-kit';
import { lazy, Suspense, useEffect, useState } from 'react';

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.js')).ConfirmDialog }));

interface Request {
  by: ConfirmBy;
  answer(confirmed: boolean): void;
}

/** Shows the dialog of a call that needs a fresh confirmation; its code is loaded then. */
export function Confirmation() {
  const [request, setRequest] = useState<Request | null>(null);
  useEffect(() => listenForConfirmation((by) => new Promise((answer) => setRequest({ by, answer }))), []);
  if (!request) return null;
  const close = (confirmed: boolean) => {
    setRequest(null);
    request.answer(confirmed);
  };
  return (
    <Suspense fallback={null}>
      <ConfirmDialog by={request.by} onClose={close} />
    </Suspense>
  );
}
