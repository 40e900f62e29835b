import { Button } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { useState } from 'react';
import { StaticPage } from './static-page.js';
import { useFocusOnNextPage } from './use-focus-on-next-page.js';

/** Shown on a guarded page while the session cannot be checked (decision A18). The page opens once it can. */
export function SessionUnknown() {
  const { retry } = useSession();
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    await retry();
    setBusy(false);
  };
  useFocusOnNextPage();
  return (
    <StaticPage
      art="foot-bath"
      title="We could not check your sign-in"
      text="You are still signed in on this device. This page opens by itself as soon as we can reach your account."
    >
      <Button variant="primary" onClick={() => void again()} busy={busy}>
        Try Again
      </Button>
      <Link className="more" to="/">
        Back to the home page
      </Link>
    </StaticPage>
  );
}
