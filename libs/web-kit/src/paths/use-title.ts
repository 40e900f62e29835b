import { SALON, type Site } from '@salon/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { siteKey } from '../queries/site.key.js';

/** The title of the browser tab; an empty title shows the salon's name alone. */
export const tabTitle = (title: string, companyName: string = SALON.companyName): string =>
  title === '' ? companyName : `${title} · ${companyName}`;

/** The salon's name once its details are known; it does not load them. */
function useKnownName(): string | undefined {
  const client = useQueryClient();
  const name = () => client.getQueryData<Site>(siteKey)?.companyName;
  const subscribe = useCallback((changed: () => void) => client.getQueryCache().subscribe(changed), [client]);
  return useSyncExternalStore(subscribe, name, name);
}

/** Sets the title of the browser tab; an empty title shows the salon's name alone. */
export function useTitle(title: string): void {
  const name = useKnownName();
  useEffect(() => {
    document.title = tabTitle(title, name);
  }, [title, name]);
}
