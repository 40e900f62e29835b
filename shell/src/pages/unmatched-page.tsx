import { useTitle } from '@salon/web-kit';
import { useLocation } from '@salon/web-kit/router';
import type { Remotes } from '../remotes/remotes.js';
import { useReopenOnceLoaded } from '../remotes/use-reopen.js';
import { ComingPage } from './coming-page.js';
import { NotFoundPage } from './not-found-page.js';
import { RemoteDown } from './remote-down.js';

/** Catch-all page: the remote is not loaded, the remote does not know the path, or the path does not exist. */
export function UnmatchedPage({ remotes }: { remotes: Remotes }) {
  const { pathname } = useLocation();
  const owner = remotes.ownerOf(pathname);
  const missing = owner !== null && !remotes.isLoaded(owner);
  useReopenOnceLoaded(remotes, missing ? owner : null);
  useTitle(missing ? 'Not available right now' : owner === null ? 'Page not found' : 'Coming soon');
  if (owner === null) return <NotFoundPage />;
  return missing ? <RemoteDown /> : <ComingPage />;
}
