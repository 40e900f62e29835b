import { useEffect, useLayoutEffect } from 'react';

/** The open dialogs, and what has the focus. */
export interface Behind {
  dialogs: readonly Element[];
  focused: Element | null;
}

export const whatIsBehind = (): Behind => ({
  dialogs: [...document.querySelectorAll('.veil')],
  focused: document.activeElement,
});

/**
 * Makes open dialogs inert while another one is shown above them, then returns the focus. Each app bundles its own
 * dialogs: those of a remote would take focus and Escape from one of the shell.
 * @param onEscape closes the dialog above
 */
export function useInert(behind: Behind, onEscape: () => void): void {
  useLayoutEffect(() => {
    for (const dialog of behind.dialogs) dialog.setAttribute('inert', '');
  }, [behind]);
  // The focus returns only once the focus trap of the dialog above is gone.
  useEffect(() => {
    if (behind.dialogs.length === 0) return;
    return () => {
      for (const dialog of behind.dialogs) dialog.removeAttribute('inert');
      if (behind.focused instanceof HTMLElement) behind.focused.focus({ preventScroll: true });
    };
  }, [behind]);
  useEffect(() => {
    if (behind.dialogs.length === 0) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation(); // Dialogs listen at the document.
      onEscape();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  });
}
