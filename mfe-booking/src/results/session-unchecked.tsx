import { ErrorState, Page } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { useEffect, useState } from 'react';
import { focusHeading } from '../focus-heading.js';

/** Shown while the session cannot be checked (decision A18): only its customer learns what became of a payment. */
export function SessionUnchecked() {
  const { retry } = useSession();
  const [busy, setBusy] = useState(false);
  // The button that had the focus is removed with this page.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHeading();
    },
    [],
  );
  const again = () => {
    setBusy(true);
    void retry().finally(() => setBusy(false));
  };
  return (
    <Page>
      <ErrorState
        heading="h1"
        title="We could not check your payment"
        text="You are still signed in on this device. This page goes on by itself as soon as we can reach your account."
        busy={busy}
        onRetry={again}
      />
    </Page>
  );
}
