import { useTitle } from '@salon/web-kit';
import { useLocation, useNavigate } from '@salon/web-kit/router';
import { useEffect, useEffectEvent } from 'react';
import type { Remotes } from '../remotes/remotes.js';
import { ComingPage } from './coming-page.js';
import { NotFoundPage } from './not-found-page.js';
import { RemoteDown } from './remote-down.js';

/** Catch-all page: the remote is not loaded, the remote does not know the path, or the path does not exist. */
export function UnmatchedPage({ remotes }: { remotes: Remotes }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const owner = remotes.ownerOf(pathname);
  const missing = owner !== null && !remotes.isLoaded(owner);
  // Reopens the page once the remote has loaded: the same navigation then finds its routes.
  const reopen = useEffectEvent(() => void navigate(`${pathname}${search}${hash}`, { replace: true }));
  useEffect(() => {
    if (!missing) return undefined;
    let left = false;
    void remotes.whenLoaded(owner).then(() => left || reopen());
    return () => {
      left = true;
    };
  }, [missing, owner, remotes]);
  useTitle(missing ? 'Not available right now' : owner === null ? 'Page not found' : 'Coming soon');
  if (owner === null) return <NotFoundPage />;
  return missing ? <RemoteDown /> : <ComingPage title="Coming soon" />;
}
