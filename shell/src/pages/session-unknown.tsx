import { useSession } from '@salon/web-kit';
import { useEffect } from 'react';
import { focusPage } from '../layout/focus-page.js';
import { TryAgainPage } from './try-again-page.js';

/** Shown on a guarded page while the session cannot be checked (decision A18). The page opens once it can. */
export function SessionUnknown() {
  const { retry } = useSession();
  // Moves the focus of the removed button to the page that replaces it.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPage();
    },
    [],
  );
  return (
    <TryAgainPage
      title="We could not check your sign-in"
      text="You are still signed in on this device. This page opens by itself as soon as we can reach your account."
      again={retry}
    />
  );
}
