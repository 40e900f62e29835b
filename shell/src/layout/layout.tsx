import { ErrorBoundary } from '@salon/web-kit';
import { ScrollRestoration, useLocation, useNavigation, useOutlet } from '@salon/web-kit/router';
import { Suspense } from 'react';
import { Confirmation } from '../confirmation/confirmation.js';
import { Waiting } from '../guard.js';
import type { Owners } from '../remotes/owners.js';
import { ServerRenderedMain, useServerRenderedPage } from '../remotes/server-rendered-page.js';
import { useOpeningSoon } from '../site/use-opening-soon.js';
import { CartBar, isMenuPage } from './cart-bar.js';
import { FocusOnNavigation } from './focus-on-navigation.js';
import { Footer, ShortFooter } from './footer.js';
import { NavBar } from '../navigation/nav-bar.js';
import { PageAction } from './page-action.js';
import { usePageToasts } from './use-page-toasts.js';

/** The scroll position is stored by address for a loaded page, else by history entry. */
const scrollKey = ({ key, pathname, hash }: { key: string; pathname: string; hash: string }): string =>
  key === 'default' ? `${pathname}${hash}` : key;

/** The page; before its remote has loaded, what the server has rendered of it. */
function Page() {
  const page = useOutlet();
  const serverRenderedPage = useServerRenderedPage(page === null);
  if (serverRenderedPage) return <ServerRenderedMain page={serverRenderedPage} />;
  return (
    <main id="main" tabIndex={-1}>
      <FocusOnNavigation />
      {page ?? <Waiting />}
    </main>
  );
}

/**
 * The frame of every page: navigation bar, footer, and a progress line while the next page loads. Bar and footer are
 * hydrated apart, so that a press on the page does not wait for them (ADR-0082); React would hydrate them at once if
 * this component rendered again before, so what changes right after hydration is in `Page`.
 */
export function Layout({ owners }: { owners: Owners }) {
  const moving = useNavigation().state !== 'idle';
  const isKnown = useOutlet() !== null;
  const { pathname } = useLocation();
  const owner = owners.ownerOf(pathname);
  const hasLongFooter = owner === null || owner === 'catalog';
  const isSoon = useOpeningSoon();
  usePageToasts();
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <NavBar />
        </Suspense>
      </ErrorBoundary>
      {moving && isKnown && <div className="moving" role="progressbar" aria-label="Loading" />}
      <Page />
      <PageAction />
      <Confirmation />
      {isMenuPage(pathname) && <CartBar />}
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>{hasLongFooter && !isSoon ? <Footer /> : <ShortFooter />}</Suspense>
      </ErrorBoundary>
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
