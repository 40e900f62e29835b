import { useSyncExternalStore } from 'react';

/** The width from which the stylesheet has room for a rail beside the board. */
const WIDE = '(min-width: 75em)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether there is room for a rail; what does not show does not load. */
export const useWideWindow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
