import type { RouteHandle } from '@salon/contracts';
import { Outlet, type RouteObject } from '@salon/web-kit/router';
import type { ReactNode } from 'react';
import { BookAppointmentPage } from './booking/book-appointment-page.js';
import { BookingPageSkeleton } from './booking/choose-time-skeleton.js';
import { CartPage } from './cart/cart-page.js';
import { CartSkeleton } from './cart/cart-skeleton.js';
import { ReceiptPage } from './receipt/receipt-page.js';
import { PaymentCancelPage } from './results/payment-cancel-page.js';
import { PaymentSuccessPage } from './results/payment-success-page.js';
import './styles/screen.css';
import './styles/summary.css';
import './styles/visit-when.css';
import './styles/summary-media.css';
import './styles/cart.css';
import './styles/cart-media.css';
import './styles/booking.css';
import './styles/stylists.css';
import './styles/slots.css';
import './styles/booking-media.css';
import './styles/pay-steps.css';
import './styles/till.css';
import './styles/payment-media.css';
import './styles/results.css';
import './styles/unconfirmed.css';
import './styles/payment-sheet.css';
import './styles/results-media.css';
import './styles/receipt.css';

const Frame = ({ children = <Outlet /> }: { children?: ReactNode }) => <div data-mfe="booking">{children}</div>;

const waiting = (screen: ReactNode) => ({ waiting: () => <Frame>{screen}</Frame> });

const handle = (access: RouteHandle['access'], title: string): RouteHandle => ({ access, title });

/** The routes that the shell mounts: the screens from cart to receipt (docs/product.md §2). */
const routes = [
  {
    element: <Frame />,
    children: [
      {
        path: 'cart',
        element: <CartPage />,
        handle: { ...handle('user', 'Services Cart'), ...waiting(<CartSkeleton label="Loading..." />) },
      },
      {
        path: 'book-appointment',
        element: <BookAppointmentPage />,
        handle: { ...handle('user', 'Book Appointment'), ...waiting(<BookingPageSkeleton />) },
      },
      { path: 'receipt/:appointment', element: <ReceiptPage />, handle: handle('user', 'Receipt') },
      { path: 'payment-success', element: <PaymentSuccessPage />, handle: handle('public', 'Payment Successful') },
      { path: 'payment-cancel', element: <PaymentCancelPage />, handle: handle('public', 'Payment Cancelled') },
    ],
  },
] satisfies RouteObject[];

export default routes;
