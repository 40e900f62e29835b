import { useLayoutEffect } from 'react';
import { focusHeading } from './focus-heading.js';

/**
 * For a skeleton or a waiting screen: if its heading has the focus when it is removed, the heading of what replaces it
 * takes the focus. The shell moves the focus once per navigation, and the skeleton may be shown then.
 */
export function useFocusHandover(): void {
  useLayoutEffect(
    () => () => {
      if (!(document.activeElement instanceof HTMLHeadingElement)) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusHeading();
      });
    },
    [],
  );
}
