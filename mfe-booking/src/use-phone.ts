import { useSyncExternalStore } from 'react';

/** The width below which the stylesheets use the phone layout. */
const PHONE = '(max-width: 35em)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the phone layout applies, for content that is collapsed on a phone. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  );
