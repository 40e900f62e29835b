import { messages, type Appointment, type Cart } from '@salon/contracts';
import { Button, buttonClass, EmptyState, Flower, Page, Spinner } from '@salon/ui';
import { PetalProgress } from '@salon/ui/pictures/petal-progress';
import {
  announceCart,
  cartKey,
  emptyCart,
  loginPath,
  setCart,
  toast,
  useAddToCalendar,
  useSession,
  useTitle,
} from '@salon/web-kit';
import { siteQuery, slotsKey } from '@salon/web-kit/queries';
import { Link, Navigate, useLocation, useSearchParams } from '@salon/web-kit/router';
import { useQuery, useQueryClient } from '@salon/web-kit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHeadingFocus } from '../focus-heading.js';
import { useFocusHandover } from '../use-focus-handover.js';
import { NotConfirmed } from './not-confirmed.js';
import { PaidSummary, VisitFacts } from './paid-summary.js';
import { appointmentFrom, paidWords } from './result.rules.js';
import { SecondVisitNotice } from './second-visit-notice.js';
import { SessionUnchecked } from './session-unchecked.js';
import { usePaymentOutcome } from './use-payment-outcome.js';

/** Whether the cart holds nothing but what the visit has booked. */
const isBooked = ({ items }: Cart, { services }: Appointment): boolean =>
  items.every((item) =>
    services.some(({ service, quantity }) => service._id === item.service._id && quantity >= item.quantity),
  );

/**
 * Once the server reports confirmed: shows the toast, and invalidates cart and times (decisions D3, D8). A cart that
 * holds something else is not emptied here: the page is also opened again later.
 */
function useConfirmed(appointment: Appointment): void {
  const client = useQueryClient();
  const confirmed = useEffectEvent(() => {
    if (appointment.money !== 'paid_at_desk') toast.success(messages.paymentSuccessToast);
    const cart = client.getQueryData<Cart>(cartKey);
    if (cart && isBooked(cart, appointment)) setCart(client, emptyCart);
    else announceCart();
    void client.invalidateQueries({ queryKey: cartKey });
    void client.invalidateQueries({ queryKey: slotsKey });
  });
  useEffect(() => confirmed(), [appointment._id]);
}

const MyAppointments = () => (
  <Link className={buttonClass({ variant: 'line' })} to="/profile/appointments">
    View My Appointments
  </Link>
);

/** Next steps after a confirmed visit: add to calendar, all visits, directions to the salon. */
function NextWays({ id }: { id: string }) {
  const calendar = useAddToCalendar(id);
  const site = useQuery(siteQuery);
  const mapUrl = site.data?.mapUrl;
  return (
    <div className="won-ways">
      <Button variant="primary" busy={calendar.busy} onClick={calendar.add}>
        Add to calendar
      </Button>
      <MyAppointments />
      {(mapUrl || site.isPending) && ( // Without an address it only keeps its place until the details have loaded.
        <a className={buttonClass({ variant: 'line' })} href={mapUrl} target="_blank" rel="noopener noreferrer">
          Directions
        </a>
      )}
    </div>
  );
}

function Confirmed({ appointment }: { appointment: Appointment }) {
  const { _id: id } = appointment;
  useConfirmed(appointment);
  return (
    <Page>
      <div className="won">
        <span className="won-flower" aria-hidden="true">
          <Flower />
        </span>
        <div>
          <div className="won-head">
            <PetalProgress petals={5} />
            <h1>Payment Successful!</h1>
          </div>
          <VisitFacts appointment={appointment} />
          <NextWays id={id} />
        </div>
        <div className="won-paper">
          <p>{paidWords(appointment)} Your appointment is now confirmed.</p>
          <PaidSummary appointment={appointment} />
          <div className="won-ways">
            <Link className={buttonClass({ variant: 'text' })} to={`/receipt/${id}`}>
              View Receipt
            </Link>
            <Link className={buttonClass({ variant: 'text' })} to="/services">
              Book Another Appointment
            </Link>
            <Link className={buttonClass({ variant: 'text' })} to="/">
              Return to Home
            </Link>
          </div>
          <SecondVisitNotice appointment={appointment} />
        </div>
      </div>
    </Page>
  );
}

function Waiting({ still, checkAgain }: { still: boolean; checkAgain(): void }) {
  const [hasAsked, setAsked] = useState(false);
  useHeadingFocus(hasAsked && !still); // The pressed button is removed.
  useFocusHandover();
  const askAgain = () => {
    setAsked(true);
    checkAgain();
  };
  return (
    <Page>
      <div className="unconfirmed" role="status">
        <span className="unconfirmed-flower" aria-hidden="true">
          <Flower />
        </span>
        <h1>{still ? 'Still waiting for your payment' : 'Confirming your payment'}</h1>
        {still ? (
          <>
            <p>
              PayHere has not told us yet. If you paid, your visit is confirmed as soon as it does, and you get an
              e-mail.
            </p>
            <div className="won-ways">
              <Button variant="primary" onClick={askAgain}>
                Check Again
              </Button>
              <MyAppointments />
            </div>
          </>
        ) : (
          <>
            <Spinner label="Asking the salon" />
            <p>We are waiting for PayHere. This usually takes a few seconds.</p>
          </>
        )}
      </div>
    </Page>
  );
}

/** No details for this visitor: a guest can sign in, another user gets a link to their own visits. */
function Hidden() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const guest = status === 'guest';
  return (
    <Page>
      <EmptyState
        heading="h1"
        art="/art/araliya-branch.svg"
        title="We cannot show this payment here"
        text={
          guest
            ? 'Sign in with the account you booked with to see whether your visit is confirmed.'
            : 'Your visits and what is paid are in My Appointments.'
        }
      >
        {guest ? (
          <Link className={buttonClass({ variant: 'primary' })} to={loginPath(`${pathname}${search}`)}>
            Login
          </Link>
        ) : (
          <MyAppointments />
        )}
        <Link className={buttonClass({ variant: 'text' })} to="/">
          Return to Home
        </Link>
      </EmptyState>
    </Page>
  );
}

/** /payment-success: shows the server's state, never the parameters of the address (decision D3). */
export function PaymentSuccessPage() {
  const [params] = useSearchParams();
  const id = appointmentFrom(params.get('appointment'));
  const view = usePaymentOutcome(id);
  useTitle(view.kind === 'confirmed' ? 'Payment Successful' : 'Your payment');
  if (view.kind === 'hidden') return <Hidden />;
  if (view.kind === 'unchecked') return <SessionUnchecked />;
  if (view.kind === 'waiting') return <Waiting still={view.still} checkAgain={view.checkAgain} />;
  if (view.kind === 'confirmed') return <Confirmed appointment={view.appointment} />;
  if (view.kind === 'failed') return <Navigate to={`/payment-cancel?${params}`} replace />;
  if (view.kind === 'over') return <Navigate to={`/receipt/${view.appointment._id}`} replace />;
  return <NotConfirmed kind={view.kind} appointment={view.appointment} />;
}
