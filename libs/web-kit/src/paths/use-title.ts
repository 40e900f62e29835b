import { useEffect } from 'react';

const BRAND = 'Araliya Salon & Spa';

/** What a browser tab shows for a page; an empty title leaves the brand alone. */
export const tabTitle = (title: string): string => (title === '' ? BRAND : `${title} · ${BRAND}`);

/** Names the browser tab after the page; an empty title leaves the brand alone. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}
