import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False during server rendering and hydration, then true: for content that must not be in a server-rendered page. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
