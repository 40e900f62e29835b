import { messages } from '@salon/contracts';
import { useCart, useTitle } from '@salon/web-kit';
import { useSearchParams } from '@salon/web-kit/router';
import { useState } from 'react';
import { cartView, type CartView } from '../cart/cart.rules.js';
import { LoadFailedPage } from '../load-failed-page.js';
import { PaymentScreen } from '../payment/payment-screen.js';
import { RescheduleScreen } from '../rescheduling/reschedule-screen.js';
import { whyEmpty } from './booking.rules.js';
import { ChooseTime } from './choose-time.js';
import { ChooseTimeSkeleton } from './choose-time-skeleton.js';
import { NothingToBook } from './nothing-to-book.js';

function Choosing({ onBooked }: { onBooked(id: string): void }) {
  const cart = useCart();
  const [before, setBefore] = useState<CartView | null>(null);
  if (cart.isPending) return <ChooseTimeSkeleton />;
  if (!cart.data) return <LoadFailedPage title={messages.cartFailed} query={cart} />;
  const view = cartView(cart.data);
  if (view.lines.length === 0) return <NothingToBook gone={whyEmpty(cart.data, before)} />;
  if (before === null || before.offer?._id !== view.offer?._id) setBefore(view);
  return <ChooseTime cart={cart.data} onBooked={({ _id }) => onBooked(_id)} />;
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
  const [opened] = useState(id); // The shell moves the focus only between pages; this page has two screens.
  if (id !== null) return <PaymentScreen key={id} id={id} takesFocus={opened !== id} />;
  if (moving !== null) return <RescheduleScreen key={moving} id={moving} />;
  return <Choosing onBooked={(booked) => setParams({ appointment: booked })} />;
}
