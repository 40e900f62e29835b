import { useSyncExternalStore } from 'react';

/** The width below which the stylesheets lay a screen out for a phone. */
const PHONE = '(max-width: 35em)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the screen is as narrow as a phone, for what a phone shows folded. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  );
