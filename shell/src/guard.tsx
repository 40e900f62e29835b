import { generalRefusals, type RouteHandle } from '@salon/contracts';
import { Spinner } from '@salon/ui';
import { keepReturnTo, loginPath, toast, useSession } from '@salon/web-kit';
import { Navigate, Outlet, useLocation, useMatches } from '@salon/web-kit/router';
import { type ReactNode, useEffect } from 'react';
import { decide } from './guard.rules.js';
import { isOpenBeforeLaunch } from './opening-soon.rules.js';
import { OpeningSoonPage } from './pages/opening-soon-page.js';
import { SessionUnknown } from './pages/session-unknown.js';
import type { Owners } from './remotes/owners.js';
import { useSite } from './site/use-site.js';
import { useOpeningSoon } from './site/use-opening-soon.js';

const PROFILE = '/profile';

/**
 * The handle of the page or its nearest parent route; pages without an access are public, and so is a page until its
 * remote is loaded.
 */
export function useHandle(): Pick<RouteHandle, 'access' | 'waiting' | 'isReadOffline'> & { title: string | undefined } {
  const handles = useMatches().map(({ handle }) => handle as Partial<RouteHandle> | undefined);
  const access = handles.findLast((handle) => handle?.access !== undefined)?.access;
  const { title, waiting, isReadOffline } = handles.at(-1) ?? {};
  return { access: access ?? 'public', title, waiting, isReadOffline };
}

/** Redirects to what comes before the page, which then follows. */
function RedirectWithReturn({ from, to }: { from: string; to: string }) {
  useEffect(() => keepReturnTo(from), [from]);
  return <Navigate to={to} replace />;
}

/** Redirects a customer from an admin page home and shows the reason. */
function RedirectHome() {
  useEffect(() => toast.error(generalRefusals.forbidden), []);
  return <Navigate to="/" replace />;
}

/** Shown while a page without a skeleton loads. */
export const Waiting = () => (
  <div className="frame">
    <Spinner label="Loading..." />
  </div>
);

/** The guard of all pages. */
export function Guard({ owners }: { owners: Owners }) {
  const { access, waiting, isReadOffline } = useHandle();
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  const isSoon = useOpeningSoon();
  const { waiting: isZoneUnknown } = useSite();
  if (isSoon && !isOpenBeforeLaunch(pathname, owners.ownerOf(pathname))) return <OpeningSoonPage />;
  const verdict = decide(access, { status, user });
  const from = `${pathname}${search}`;
  switch (verdict === 'show' && access !== 'public' && isZoneUnknown ? 'wait' : verdict) {
    case 'show':
      return <Outlet />;
    case 'wait':
      return waiting ? (waiting() as ReactNode) : <Waiting />;
    case 'unknown':
      return isReadOffline ? <Outlet /> : <SessionUnknown />;
    case 'login':
      return <RedirectWithReturn from={from} to={loginPath(from)} />;
    case 'verify':
      return <RedirectWithReturn from={from} to="/verify-email" />;
    case 'secure': // Two-step sign-in is set up on the profile page.
      return pathname === PROFILE ? <Outlet /> : <Navigate to={PROFILE} replace />;
    case 'home':
      return <RedirectHome />;
  }
}
