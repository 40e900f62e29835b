import type { RemoteName } from '@salon/contracts';
import { useLocation, useNavigate } from '@salon/web-kit/router';
import { useEffect, useEffectEvent } from 'react';
import type { Remotes } from './remotes.js';

/** Navigates to the current address again: once its remote has loaded, the same navigation finds its routes. */
export function useReopen(): () => void | Promise<void> {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return () => navigate(`${pathname}${search}${hash}`, { replace: true });
}

/** Reopens the page once `owner`, the missing remote, has loaded; null: none is missing. */
export function useReopenOnceLoaded(remotes: Remotes, owner: RemoteName | null): void {
  const reopen = useReopen();
  const onLoaded = useEffectEvent(() => void reopen());
  useEffect(() => {
    if (owner === null) return undefined;
    let hasLeft = false;
    void remotes.whenLoaded(owner).then(() => hasLeft || onLoaded());
    return () => {
      hasLeft = true;
    };
  }, [owner, remotes]);
}
