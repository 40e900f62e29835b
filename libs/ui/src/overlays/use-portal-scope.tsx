import { useCallback, useState } from 'react';

/**
 * What floats is drawn at the end of the body, outside the micro-frontend that opened it. `marker` stands where it was opened,
 * `home` is the name found there, so that the floating part carries the same `data-mfe` and the same stylesheet holds.
 */
export function usePortalScope() {
  const [scope, setScope] = useState<string | undefined>();
  const find = useCallback((node: HTMLElement | null) => {
    if (node) setScope(node.closest('[data-mfe]')?.getAttribute('data-mfe') ?? undefined);
  }, []);
  return { scope, marker: <span ref={find} hidden /> };
}
