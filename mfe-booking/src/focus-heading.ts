import { useEffect, type RefObject } from 'react';

/** Moves the focus to a heading, the page's unless another is given. For effects only. */
export function focusHeading(heading: HTMLHeadingElement | null = document.querySelector('h1')): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Moves the focus to the page's heading, or that of `ref`, when `takes` is or becomes true. */
export function useHeadingFocus(takes: boolean, ref?: RefObject<HTMLHeadingElement | null>): void {
  useEffect(() => {
    if (takes) focusHeading(ref?.current);
  }, [takes, ref]);
}
