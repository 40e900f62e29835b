import { type ReactNode, useInsertionEffect, useLayoutEffect, useRef } from 'react';

/** Keeps the scroll position when a page is hydrated: the router would start at the top. */
export function KeepScroll({ children }: { children: ReactNode }) {
  const top = useRef(0);
  // Runs before the layout effects of the children, which scroll.
  useInsertionEffect(() => {
    top.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (top.current > 0 && location.hash === '') window.scrollTo(0, top.current);
  }, []);
  return children;
}
