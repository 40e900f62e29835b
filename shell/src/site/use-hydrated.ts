import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a page is drawn ahead and taken over, true from then on: for what must not be in a drawn page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
