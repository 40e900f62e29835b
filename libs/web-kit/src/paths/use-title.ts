import { useEffect } from 'react';

const BRAND = 'Araliya Salon & Spa';

/** The title of the browser tab; an empty title shows the brand alone. */
export const tabTitle = (title: string): string => (title === '' ? BRAND : `${title} · ${BRAND}`);

/** Sets the title of the browser tab; an empty title shows the brand alone. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}
