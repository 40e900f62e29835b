import { useRef } from 'react';

/** Our dialogs are opened by state, not by a trigger of their own: what had the focus before gets it back afterwards. */
export function useRestoredFocus() {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      before.current?.focus({ preventScroll: true });
    },
  };
}
