import { messages } from '@salon/contracts';
import { useReopen } from '../remotes/use-reopen.js';
import { useHydrated } from '../site/use-hydrated.js';
import { TryAgainPage } from './try-again-page.js';

/** Shown in place of a remote's page that could not be loaded. */
export function RemoteDown() {
  const reopen = useReopen();
  const isOffline = useHydrated() && !navigator.onLine;
  return (
    <TryAgainPage
      title="This part of the site is not available right now"
      text={
        isOffline ? messages.noResponse : 'The rest of the site works. This part usually comes back within a minute.'
      }
      // The same navigation loads the remote again.
      again={async () => reopen()}
    />
  );
}
