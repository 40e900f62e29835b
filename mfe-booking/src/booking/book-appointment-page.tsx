import { messages } from '@salon/contracts';
import { useCart, useTitle } from '@salon/web-kit';
import { isFirstLoad } from '@salon/web-kit/queries';
import { useSearchParams } from '@salon/web-kit/router';
import { useState } from 'react';
import { useShownHold } from '../appointments/use-held-visit.js';
import { cartView, type CartView } from '../cart/cart.rules.js';
import { useHeadingFocus } from '../focus-heading.js';
import { LoadFailedPage } from '../load-failed-page.js';
import { PaymentScreen } from '../payment/payment-screen.js';
import { RescheduleScreen } from '../rescheduling/reschedule-screen.js';
import { whyEmpty } from './booking.rules.js';
import { ChooseTime } from './choose-time.js';
import { ChooseTimeSkeleton } from './choose-time-skeleton.js';
import { NothingToBook } from './nothing-to-book.js';

interface Props {
  /** The visit of the screen that this one replaced. */
  visitBefore: string | null;
  takesFocus: boolean;
  onBooked(id: string): void;
}

function Choosing({ visitBefore, takesFocus, onBooked }: Props) {
  const cart = useCart();
  const held = useShownHold(visitBefore);
  const [before, setBefore] = useState<CartView | null>(null);
  useHeadingFocus(takesFocus);
  if (isFirstLoad(cart)) return <ChooseTimeSkeleton />;
  if (!cart.data) return <LoadFailedPage title={messages.cartFailed} query={cart} />;
  const view = cartView(cart.data);
  if (view.lines.length === 0) return <NothingToBook gone={whyEmpty(cart.data, before)} />;
  if (before === null || before.offer?._id !== view.offer?._id) setBefore(view);
  return <ChooseTime cart={cart.data} held={held} onBooked={({ _id }) => onBooked(_id)} />;
}

/** The screen of this page before the current one; undefined while it is the first. */
function useScreenBefore(screen: string): string | undefined {
  const [shown, setShown] = useState<{ now: string; before?: string }>({ now: screen });
  if (shown.now !== screen) setShown({ now: screen, before: shown.now });
  return shown.before;
}

/**
 * /book-appointment: pick a time; with `?appointment=<id>` pay for one that is held (docs/product.md §2, decision D7);
 * with `?reschedule=<id>` pick another for one that is booked (decision C10).
 */
export function BookAppointmentPage() {
  const [params, setParams] = useSearchParams();
  const id = params.get('appointment');
  const moving = params.get('reschedule');
  useTitle(id !== null ? 'Payment' : moving !== null ? 'Reschedule' : 'Book Appointment');
  const before = useScreenBefore(id ?? moving ?? '');
  const takesFocus = before !== undefined; // The shell moves the focus only between pages; this page has several screens.
  if (id !== null) return <PaymentScreen key={id} id={id} takesFocus={takesFocus} />;
  if (moving !== null) return <RescheduleScreen key={moving} id={moving} />;
  return (
    <Choosing
      visitBefore={before || null}
      takesFocus={takesFocus}
      onBooked={(booked) => setParams({ appointment: booked })}
    />
  );
}
