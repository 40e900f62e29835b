import { useSession } from '@salon/web-kit';
import { useSearchParams } from '@salon/web-kit/router';
import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react';

interface Requested {
  /** The parameter of the address, and the value that means this booking. */
  name: 'book' | 'offer';
  id: string;
  book(): void;
}

/**
 * Books when the button is pressed, and when the address requests it (`?book=<id>`): then the button was pressed before
 * hydration (decision B11). The parameter is removed first, so that a reload or a return from the login does not book
 * again. The booking waits until the session is known.
 */
export function useRequestedBooking({ name, id, book }: Requested): {
  isWaiting: boolean;
  press(event: MouseEvent): void;
} {
  const [params, setParams] = useSearchParams();
  const { status } = useSession();
  const [isWaiting, setWaiting] = useState(false);
  const isInAddress = params.get(name) === id;
  const take = useEffectEvent(() => {
    setWaiting(true);
    params.delete(name);
    setParams(params, { replace: true, preventScrollReset: true });
  });
  const begin = useEffectEvent(() => {
    setWaiting(false);
    book();
  });
  useEffect(() => {
    if (isInAddress) take();
    else if (isWaiting && status !== 'loading') begin();
  }, [isInAddress, isWaiting, status]);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (status === 'loading') setWaiting(true);
    else book();
  };
  return { isWaiting, press };
}
