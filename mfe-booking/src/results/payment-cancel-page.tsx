import { type Appointment, mailLink, messages, telLink } from '@salon/contracts';
import { buttonClass, Notice, Page, Spinner } from '@salon/ui';
import { Countdown } from '@salon/ui/states/countdown';
import { browserNow, formatTime, salonTimeOf, toast, useTitle } from '@salon/web-kit';
import { Link, Navigate, useLocation, useSearchParams } from '@salon/web-kit/router';
import { CircleSlash, CreditCard, Mail, Phone } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { VisitFailedPage } from '../visit-failed-page.js';
import { allowAutomatic } from '../payment/orders.js';
import { isReplaced, replacedText } from '../payment/payment.rules.js';
import { appointmentFrom, outcomeOf } from './result.rules.js';
import { useSalonDetails } from '../site/use-salon-details.js';
import { useFocusHandover } from '../use-focus-handover.js';
import { SessionUnchecked } from './session-unchecked.js';
import { useVisit } from './use-visit.js';

const payPath = (visit: Appointment | undefined, id: string | null): string | null =>
  visit && isReplaced(visit)
    ? null
    : id !== null && visit?.status !== 'cancelled'
      ? `/book-appointment?appointment=${encodeURIComponent(id)}`
      : '/book-appointment';

const Held = ({ visit, onEnd }: { visit: Appointment | undefined; onEnd(): void }) =>
  visit?.status === 'pending' && visit.holdUntil ? (
    <p className="still-held">
      Visit held until {formatTime(salonTimeOf(visit.holdUntil))}{' '}
      <Countdown until={visit.holdUntil} now={browserNow} onEnd={onEnd} />
    </p>
  ) : visit?.status === 'cancelled' ? (
    <Notice tone="warning">
      This time is no longer held.{' '}
      {isReplaced(visit) ? replacedText(visit) : `Your services are still in your cart. ${messages.chargedAfterAll}`}
    </Notice>
  ) : null;

const Sheet = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <Page>
    <section className="sheet" aria-labelledby="sheet-title">
      <span className="sheet-mark" aria-hidden="true">
        {icon}
      </span>
      <h1 id="sheet-title">{title}</h1>
      {children}
    </section>
  </Page>
);

/** Shown until the server knows which version applies, so that no title changes. */
function Checking() {
  useFocusHandover();
  return (
    <Sheet icon={<CircleSlash />} title="Payment not completed">
      <Spinner label="Asking the salon" />
    </Sheet>
  );
}

/** Back to the payment, where the checkout opens automatically again; of a replaced visit to the list of visits. */
const AgainLink = ({ again, visitId, children }: Pick<Again, 'again' | 'visitId'> & { children: string }) => (
  <Link
    className={buttonClass({ variant: 'primary' })}
    to={again ?? '/profile/appointments'}
    onClick={() => visitId !== null && again !== null && allowAutomatic(visitId)}
  >
    {again === null ? 'View My Appointments' : children}
  </Link>
);

interface Again {
  held: ReactNode;
  /** Null when another time has been booked since. */
  again: string | null;
  visitId: string | null;
}

/** Version A: the customer cancelled at the gateway. */
const Cancelled = ({ held, again, visitId, pending }: Again & { pending: boolean }) => (
  <Sheet icon={<CircleSlash />} title="Payment Cancelled">
    <p>
      {pending
        ? 'Your payment was not completed. Your appointment is still pending and will be cancelled if payment is not received.'
        : 'Your payment was not completed.'}
    </p>
    {held}
    <div className="won-ways">
      <AgainLink again={again} visitId={visitId}>
        Try Again
      </AgainLink>
      <Link className={buttonClass({ variant: 'line' })} to="/contact">
        Need Help?
      </Link>
    </div>
  </Sheet>
);

/** Version B: the payment was tried and failed. */
function Failed({ held, again, visitId, visit }: Again & { visit: Appointment }) {
  const { phone, email } = useSalonDetails();
  const { attemptMessage, orderId } = visit;
  return (
    <Sheet icon={<CreditCard />} title="Payment Failed">
      {attemptMessage ? (
        <p>
          Your payment could not be processed. PayHere says: “<bdi>{attemptMessage}</bdi>”
        </p>
      ) : (
        <p>Your payment could not be processed. Please try again or contact support.</p>
      )}
      {orderId && (
        <p className="muted">
          Payment reference: <span className="num">{orderId}</span>
        </p>
      )}
      {held}
      <div className="won-ways">
        <AgainLink again={again} visitId={visitId}>
          Try Payment Again
        </AgainLink>
        <Link className={buttonClass({ variant: 'line' })} to="/cart">
          Return to Cart
        </Link>
      </div>
      <ul className="help-ways" aria-label="Help">
        {phone && (
          <li>
            <a href={telLink(phone)}>
              <Phone aria-hidden="true" />
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={mailLink(email)}>
              <Mail aria-hidden="true" />
              {email}
            </a>
          </li>
        )}
      </ul>
    </Sheet>
  );
}

/** /payment-cancel: version A when cancelled, B when the server says it failed (decision D3). */
export function PaymentCancelPage() {
  useTitle('Payment not completed');
  const [params] = useSearchParams();
  const location = useLocation();
  const id = appointmentFrom(params.get('appointment'));
  const { visit, isLoading, isUnchecked, isRefused, isFailed } = useVisit(id);
  const { data, refetch } = visit;
  const isElsewhere = data !== undefined && !['failed', 'waiting', 'released'].includes(outcomeOf(data));
  const isKnown = !isLoading && !isFailed && !isElsewhere;
  useEffect(() => {
    if (isKnown) toast.error('Payment was cancelled or failed.');
  }, [isKnown]);
  if (isElsewhere) return <Navigate to={`/payment-success${location.search}`} replace />;
  if (isUnchecked) return <SessionUnchecked />;
  if (isLoading) return <Checking />;
  if (isFailed) return <VisitFailedPage title="We could not check your payment" query={visit} />;
  const held = <Held visit={data} onEnd={() => void refetch()} />;
  const again = isRefused ? '/book-appointment' : payPath(data, id);
  if (data?.attempt === 'failed') return <Failed held={held} again={again} visitId={id} visit={data} />;
  return <Cancelled held={held} again={again} visitId={id} pending={data?.status !== 'cancelled' && !isRefused} />;
}
