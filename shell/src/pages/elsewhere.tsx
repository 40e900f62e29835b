import { useTitle } from '@salon/web-kit';
import { useLocation } from '@salon/web-kit/router';
import { ownerOf } from '../remotes/owners.js';
import type { Remotes } from '../remotes/remotes.js';
import { ComingPage } from './coming-page.js';
import { NotFoundPage } from './not-found-page.js';
import { RemoteDown } from './remote-down.js';

/** Every path no page claims: a remote that is not there, one that does not know the path yet, or nothing at all. */
export function Elsewhere({ remotes }: { remotes: Remotes }) {
  const { pathname } = useLocation();
  const owner = ownerOf(pathname);
  const missing = owner !== null && !remotes.isLoaded(owner);
  useTitle(missing ? 'Not available right now' : owner === null ? 'Page not found' : 'Coming soon');
  if (owner === null) return <NotFoundPage />;
  return missing ? <RemoteDown /> : <ComingPage title="Coming soon" />;
}
