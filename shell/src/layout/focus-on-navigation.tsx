import { isSigningIn, takeReturnTo, useTitle } from '@salon/web-kit';
import { useLocation } from '@salon/web-kit/router';
import { useEffect, useRef } from 'react';
import { useHandle } from '../guard.js';
import { focusPage } from './focus-page.js';

function Title({ text }: { text: string }) {
  useTitle(text);
  return null;
}

/** On a new page: its name on the tab, and the focus on its heading. Stands before the page, so that the page may correct it. */
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
    if (!isSigningIn(pathname)) takeReturnTo(); // Anywhere else the kept way back has lost its point.
  }, [pathname]);
  return title === undefined ? null : <Title text={title} />;
}
