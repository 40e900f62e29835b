import { takeReturnTo, useTitle } from '@salon/web-kit';
import { useLocation } from '@salon/web-kit/router';
import { useEffect, useRef } from 'react';
import { useHandle } from '../guard.js';

function Title({ text }: { text: string }) {
  useTitle(text);
  return null;
}

/** The pages on the way to being signed in; anywhere else the kept way back has lost its point. */
const SIGNING_IN = /^\/(?:login|register|verify-email|forgot-password|reset-password)(?:\/|$)/;

/** Where the next reader starts: the page's heading, else the page itself. */
function focusPage(): void {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** On a new page: its name on the tab, and the focus on its heading. Stands before the page, so that the page may correct it. */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const { title } = useHandle();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash === '') focusPage();
  }, [pathname, hash]);
  useEffect(() => {
    if (!SIGNING_IN.test(pathname)) takeReturnTo();
  }, [pathname]);
  return title === undefined ? null : <Title text={title} />;
}
