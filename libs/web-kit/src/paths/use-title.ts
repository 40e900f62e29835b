import { SALON } from '@salon/contracts';
import { useEffect } from 'react';

/** The title of the browser tab; an empty title shows the brand alone. */
export const tabTitle = (title: string): string =>
  title === '' ? SALON.companyName : `${title} · ${SALON.companyName}`;

/** Sets the title of the browser tab; an empty title shows the brand alone. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}
