import { useEffect } from 'react';

const BRAND = 'Araliya Salon & Spa';

/** Names the browser tab after the page; an empty title leaves the brand alone. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? BRAND : `${title} · ${BRAND}`;
  }, [title]);
}
