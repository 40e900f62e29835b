import { useCallback, useState } from 'react';

/**
 * Portals render at the end of the body, outside the micro-frontend that opened them. `marker` is rendered where the
 * overlay was opened; `scope` is the `data-mfe` name found there, so that the same stylesheet applies to the portal.
 */
export function usePortalScope() {
  const [scope, setScope] = useState<string | undefined>();
  const find = useCallback((node: HTMLElement | null) => {
    if (node) setScope(node.closest('[data-mfe]')?.getAttribute('data-mfe') ?? undefined);
  }, []);
  return { scope, marker: <span ref={find} hidden /> };
}
