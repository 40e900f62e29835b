import { messages, paymentTexts, type Appointment } from '@salon/contracts';
import { Page, Skeleton } from '@salon/ui';
import { toast, useSession } from '@salon/web-kit';
import { appointmentQuery, isFirstLoad } from '@salon/web-kit/queries';
import { Navigate, useNavigate } from '@salon/web-kit/router';
import { useQuery } from '@salon/web-kit/query';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFreshLists } from '../appointments/use-fresh-lists.js';
import { useHeadingFocus } from '../focus-heading.js';
import { VisitFailedPage } from '../visit-failed-page.js';
import { PhonePrompt } from '../phone/phone-prompt.js';
import { usePhonePrompt } from '../phone/use-phone-prompt.js';
import { ChangeTermsNote } from '../site/change-terms-note.js';
import { useChangeTerms } from '../site/use-change-terms.js';
import { Progress } from '../summary/progress.js';
import { useFocusHandover } from '../use-focus-handover.js';
import { HoldClock } from './hold-clock.js';
import { HoldOver } from './hold-over.js';
import { PaymentPanel } from './payment-panel.js';
import { TIMES } from './payment.rules.js';
import { usePayment } from './use-payment.js';
import { VisitDue } from './visit-due.js';

/** How often the server is polled: the visit may be paid elsewhere, or its hold may end. */
const POLL_MS = 5_000;

const resultPath = (page: 'success' | 'cancel', { _id, orderId }: Appointment): string =>
  `/payment-${page}?${new URLSearchParams({ appointment: _id, ...(orderId ? { order: orderId } : {}) })}`;

/**
 * Redirects to the result once the server has one: paid in another tab, or refused by the gateway (docs/product.md §4).
 */
function useResult(appointment: Appointment): void {
  const navigate = useNavigate();
  const first = useRef(appointment);
  const { status, money, attempt, orderId } = appointment;
  const success = resultPath('success', appointment);
  const failure = resultPath('cancel', appointment);
  useEffect(() => {
    const goTo = (path: string) => void navigate(path, { replace: true });
    if (status === 'pending') {
      // A failure that was known at load has been shown.
      const isNew = first.current.attempt !== 'failed' || first.current.orderId !== orderId;
      if (attempt === 'failed' && isNew) goTo(failure);
      return undefined;
    }
    const justPaid = first.current.status === 'pending' && money !== 'paid_at_desk';
    if (status === 'confirmed') toast.success(justPaid ? 'Payment successful!' : messages.bookSuccess);
    const timer = setTimeout(() => goTo(success), justPaid ? TIMES.paid : 0);
    return () => clearTimeout(timer);
  }, [status, money, attempt, orderId, success, failure, navigate]);
}

interface Held {
  appointment: Appointment;
  onHoldEnd(): void;
}

/** Progress of the steps: held, current step, done. */
function PaySteps({ appointment, onHoldEnd, children }: Held & { children: ReactNode }) {
  return (
    <ol className="pay-steps">
      <li className="pay-step pay-step-done">
        <span className="pay-dot">
          <Check role="img" aria-label="Done" />
        </span>
        <div>
          {appointment.holdUntil ? (
            <HoldClock
              since={appointment.createdAt}
              until={appointment.holdUntil}
              hasOrder={appointment.orderId !== null}
              onEnd={onHoldEnd}
            />
          ) : (
            <h2>Your time is kept</h2>
          )}
        </div>
      </li>
      <li className="pay-step pay-step-now" aria-current="step">
        <span className="pay-dot" aria-hidden="true">
          2
        </span>
        <div>{children}</div>
      </li>
      <li className="pay-step">
        <span className="pay-dot" aria-hidden="true">
          3
        </span>
        <div>
          <h2>Done</h2>
          <p className="muted">Your confirmation appears here and goes to {appointment.user.email}.</p>
        </div>
      </li>
    </ol>
  );
}

const toPay = ({ prepaid }: Appointment): string => (prepaid ? 'Pay the whole price' : 'Pay the booking fee');

function Paying({ appointment, onHoldEnd, takesFocus }: Held & { takesFocus: boolean }) {
  const payment = usePayment(appointment);
  const terms = useChangeTerms(appointment.date, appointment.startTime, appointment.options?.cancel ?? undefined);
  useResult(appointment);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(takesFocus, heading);
  return (
    <PaySteps appointment={appointment} onHoldEnd={onHoldEnd}>
      <h2 ref={heading}>{toPay(appointment)}</h2>
      <ChangeTermsNote terms={terms} />
      <PaymentPanel payment={payment} appointment={appointment} />
    </PaySteps>
  );
}

/** The payment, and before the first one the phone prompt. */
function PayingWithPhone({ appointment, onHoldEnd }: Held) {
  const { prompted, done } = usePhonePrompt(appointment);
  const [wasPrompted] = useState(prompted !== null);
  if (!prompted) return <Paying appointment={appointment} onHoldEnd={onHoldEnd} takesFocus={wasPrompted} />;
  return (
    <PaySteps appointment={appointment} onHoldEnd={onHoldEnd}>
      <PhonePrompt onDone={done} />
    </PaySteps>
  );
}

function PaymentLoading() {
  useFocusHandover();
  return (
    <Page>
      <h1 className="sr">Payment</h1>
      <div className="split-view" aria-busy="true" role="status" aria-label="Preparing payment...">
        <div className="waiting-parts">
          <Skeleton height="4rem" />
          <Skeleton height="9rem" />
          <Skeleton height="14rem" />
        </div>
        <Skeleton height="28rem" />
      </div>
    </Page>
  );
}

/** Takes the focus after the choice of a time. */
function Title({ takesFocus }: { takesFocus: boolean }) {
  useHeadingFocus(takesFocus);
  return <h1>Your time is held</h1>;
}

/**
 * Paying for a held visit: the hold's countdown, the payment component, the visit beside it; the same after a reload.
 */
export function PaymentScreen({ id, takesFocus = false }: { id: string; takesFocus?: boolean }) {
  const visit = useQuery({
    ...appointmentQuery(id),
    enabled: id !== '',
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? POLL_MS : false),
    refetchOnWindowFocus: 'always',
  });
  useFreshLists(visit.data);
  const [wasHeld, setWasHeld] = useState(false);
  if (visit.data?.status === 'pending' && !wasHeld) setWasHeld(true);
  const { status } = useSession(); // The phone prompt needs to know who is signed in.
  if (status === 'loading' || (id !== '' && isFirstLoad(visit))) return <PaymentLoading />;
  if (!visit.data) return <VisitFailedPage title={paymentTexts.appointment} query={visit} />;
  if (visit.data.status === 'cancelled')
    return visit.data.money === 'none' ? (
      <HoldOver visit={visit.data} takesFocus={wasHeld} />
    ) : (
      <Navigate to={resultPath('success', visit.data)} replace />
    );
  return (
    <Page>
      <Progress at={2} petals={4} />
      <div className="screen-head">
        <div>
          <Title takesFocus={takesFocus} />
          <p>{toPay(visit.data)} and the visit is yours.</p>
        </div>
      </div>
      <div className="split-view">
        <PayingWithPhone appointment={visit.data} onHoldEnd={() => void visit.refetch()} />
        <VisitDue appointment={visit.data} />
      </div>
    </Page>
  );
}
