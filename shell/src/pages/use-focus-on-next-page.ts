import { useEffect } from 'react';
import { focusPage } from '../layout/focus-page.js';

/** Moves the focus of the removed button to the page that replaces this one at the same address. */
export function useFocusOnNextPage(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPage();
    },
    [],
  );
}
