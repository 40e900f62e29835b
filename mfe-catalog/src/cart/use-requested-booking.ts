import { messages } from '@salon/contracts';
import { toast, useSession } from '@salon/web-kit';
import { useLocation, useSearchParams } from '@salon/web-kit/router';
import { createElement, useEffect, useEffectEvent, useState, type MouseEvent, type ReactNode } from 'react';
import type { LinkedBookingDialog } from './linked-booking-dialog.js';

/** The parameter of the address that requests a service, or an offer, by its id. */
type Parameter = 'book' | 'offer';

interface DialogModule {
  LinkedBookingDialog: typeof LinkedBookingDialog;
}

interface RequestedBooking {
  isWaiting: boolean;
  press(event: MouseEvent): void;
  /** Asked when a link from outside this site requests the booking. */
  prompt: ReactNode;
}

/** Whether a page of this site opened this document; the edge's Referrer-Policy keeps the origin. */
const isFromOwnPage = (): boolean => document.referrer.startsWith(`${location.origin}/`);

/**
 * Books when the button is pressed, and when the address requests it (`?book=<id>`): then the button was pressed before
 * hydration or another page of this site says that it was (`pressed` of the state), or another site links to it; the
 * latter is asked about (decision B11). The parameter is removed first, so that a reload or a return from the login
 * does not book again. The booking waits until the session is known.
 */
export function useRequestedBooking(
  name: Parameter,
  { _id, title }: { _id: string; title: string },
  book: () => void,
): RequestedBooking {
  const [params, setParams] = useSearchParams();
  const state = useLocation().state as { pressed?: true } | null;
  const { status } = useSession();
  const [waiting, setWaiting] = useState<'press' | 'link' | null>(null);
  const [dialog, setDialog] = useState<DialogModule | null>(null);
  const isInAddress = params.get(name) === _id;
  const take = useEffectEvent(() => {
    setWaiting(state?.pressed || isFromOwnPage() ? 'press' : 'link');
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
  const onClose = () => setDialog(null);
  const prompt = dialog && createElement(dialog.LinkedBookingDialog, { name, title, onConfirm: book, onClose });
  return { isWaiting: waiting !== null, press, prompt };
}
