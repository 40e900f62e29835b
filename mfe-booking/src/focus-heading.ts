import { useEffect } from 'react';

/** Moves the focus to the page's heading after the focused element was removed. For effects only. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Moves the focus to the page's heading when `takes` is or becomes true. */
export function useHeadingFocus(takes: boolean): void {
  useEffect(() => {
    if (takes) focusHeading();
  }, [takes]);
}
