import { isSigningIn, takeReturnTo, useTitle } from '@salon/web-kit';
import { useLocation } from '@salon/web-kit/router';
import { useEffect, useRef } from 'react';
import { useHandle } from '../guard.js';
import { focusPage } from './focus-page.js';

function Title({ text }: { text: string }) {
  useTitle(text);
  return null;
}

/**
 * After a navigation: sets the tab's title and moves the focus to the page's heading. Rendered before the page, so that
 * the page can override both.
 */
export function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const { title } = useHandle();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash === '') focusPage();
  }, [pathname, hash]);
  useEffect(() => {
    if (!isSigningIn(pathname)) takeReturnTo(); // On any other page the stored return path is obsolete.
  }, [pathname]);
  return title === undefined ? null : <Title text={title} />;
}
