import { useEffect, useRef } from 'react';

/** Whether the visitor has left the screen of the component, for a response that comes later. */
export function useHasLeft(): { readonly current: boolean } {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false; // StrictMode mounts twice.
    return () => void (hasLeft.current = true);
  }, []);
  return hasLeft;
}
