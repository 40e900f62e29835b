import { messages } from '@salon/contracts';
import { toast, useSession } from '@salon/web-kit';
import { useSearchParams } from '@salon/web-kit/router';
import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react';
import type { LinkedBookingDialog } from './linked-booking-dialog.js';

interface Requested {
  /** The parameter of the address, and the value that means this booking. */
  name: 'book' | 'offer';
  id: string;
  book(): void;
}

interface DialogModule {
  LinkedBookingDialog: typeof LinkedBookingDialog;
}

interface RequestedBooking {
  isWaiting: boolean;
  press(event: MouseEvent): void;
  /** The question to show when a link from outside this site requests the booking. */
  dialog: DialogModule | null;
  confirm(): void;
  cancel(): void;
}

/** Whether a page of this site opened this document; the edge's Referrer-Policy keeps the origin. */
const isFromOwnPage = (): boolean => document.referrer.startsWith(`${location.origin}/`);

/**
 * Books when the button is pressed, and when the address requests it (`?book=<id>`): then the button was pressed before
 * hydration, or another site links to it; the latter is asked about (decision B11). The parameter is removed first, so
 * that a reload or a return from the login does not book again. The booking waits until the session is known.
 */
export function useRequestedBooking({ name, id, book }: Requested): RequestedBooking {
  const [params, setParams] = useSearchParams();
  const { status } = useSession();
  const [waiting, setWaiting] = useState<'press' | 'link' | null>(null);
  const [dialog, setDialog] = useState<DialogModule | null>(null);
  const isInAddress = params.get(name) === id;
  const take = useEffectEvent(() => {
    setWaiting(isFromOwnPage() ? 'press' : 'link');
    params.delete(name);
    setParams(params, { replace: true, preventScrollReset: true });
  });
  const begin = useEffectEvent(() => {
    setWaiting(null);
    if (waiting === 'press') book();
    else void import('./linked-booking-dialog.js').then(setDialog, () => toast.error(messages.noResponse));
  });
  useEffect(() => {
    if (isInAddress) take();
    else if (waiting && status !== 'loading') begin();
  }, [isInAddress, waiting, status]);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (status === 'loading') setWaiting('press');
    else book();
  };
  const cancel = () => setDialog(null);
  const confirm = () => {
    cancel();
    book();
  };
  return { isWaiting: waiting !== null, press, dialog, confirm, cancel };
}
