import { useRef } from 'react';

/** Returns the focus to the element that had it before. Our dialogs are opened by state, not by a Radix trigger. */
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
