import type { createBrowserRouter } from '@salon/web-kit/router';
import { type ReactNode, useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>;
  children: ReactNode;
}

/**
 * Keeps the scroll position when a page is hydrated: the router would start at the top. An anchor that is pressed
 * meanwhile is followed once more: its change of the address can come before the router's provider listens.
 */
export function KeepScroll({ router, children }: Props) {
  const top = useRef(0);
  const [rendered] = useState(router.state.location);
  // Runs before the layout effects of the children, which scroll.
  useInsertionEffect(() => {
    top.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (top.current > 0 && location.hash === '') window.scrollTo(0, top.current);
  }, []);
  useEffect(() => {
    const { location: current } = router.state;
    if (current.hash !== rendered.hash) void router.navigate(current, { replace: true });
  }, [router, rendered]);
  return children;
}
