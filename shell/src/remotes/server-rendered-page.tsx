import type { RemoteName } from '@salon/contracts';
import { useLocation, useMatches } from '@salon/web-kit/router';
import { createContext, use, useEffect, useState } from 'react';
import { useHydrated } from '../site/use-hydrated.js';
import { UNMATCHED } from './owners.js';
import type { Remotes } from './remotes.js';
import { useReopenOnceLoaded } from './use-reopen.js';

/** A server-rendered page whose remote had not loaded when the shell was hydrated. */
interface ServerRenderedPage {
  path: string;
  /** The content of `main`. */
  html: string;
  owner: RemoteName;
  remotes: Remotes;
  /** Only a skeleton: not worth keeping when the remote fails. */
  isSkeleton: boolean;
}

/** Milliseconds between two attempts to load the remote. */
const RETRY_MS = 5_000;

export const ServerRenderedPageContext = createContext<ServerRenderedPage | null>(null);

export function serverRenderedPageIn(root: HTMLElement, remotes: Remotes): ServerRenderedPage | null {
  const { pathname: path } = location;
  const owner = remotes.ownerOf(path);
  const html = root.querySelector('main')?.innerHTML;
  return owner && html ? { path, html, owner, remotes, isSkeleton: 'waiting' in root.dataset } : null;
}

/** The page to keep at this address; `isPending`: the router does not know its page yet. */
export function useServerRenderedPage(isPending: boolean): ServerRenderedPage | null {
  const page = use(ServerRenderedPageContext);
  const isHydrated = useHydrated();
  const { pathname } = useLocation();
  const isUnmatched = useIsUnmatched();
  if (!page || !isHydrated) return page;
  const isMissing = isPending || (isUnmatched && !page.isSkeleton);
  return isMissing && pathname === page.path ? page : null;
}

const useIsUnmatched = (): boolean => useMatches().at(-1)?.id === UNMATCHED;

/** Loads the remote until it succeeds, then opens its page. Returns whether an attempt has failed. */
function useRetry({ owner, remotes }: ServerRenderedPage): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  const isUnmatched = useIsUnmatched();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let hasLeft = false;
    const load = () =>
      void remotes.routes(owner).catch(() => {
        if (hasLeft) return;
        setHasFailed(true);
        timer = setTimeout(load, RETRY_MS);
      });
    load();
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [owner, remotes]);
  useReopenOnceLoaded(remotes, isUnmatched ? owner : null);
  return hasFailed;
}

/** The server-rendered content, readable until its remote has loaded. React leaves it unchanged. */
export function ServerRenderedMain({ page }: { page: ServerRenderedPage }) {
  const hasFailed = useRetry(page);
  return (
    <>
      {/* eslint-disable-next-line no-restricted-syntax -- the server has rendered it into this very document */}
      <main id="main" tabIndex={-1} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: page.html }} />
      {hasFailed && (
        <p className="offline-notice" role="status">
          This page can be read, but its buttons do not work right now. We are trying again.
        </p>
      )}
    </>
  );
}
