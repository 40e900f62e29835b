import { type Appointment, CARDS, messages } from '@salon/contracts';
import { Button, buttonClass, Notice, Spinner } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Agreement } from '../site/agreement.js';
import { CheckoutForm } from './checkout-form.js';
import { ChooseAgain } from './choose-again.js';
import { DevNotice } from './dev-notice.js';
import { isExhausted, MAX_INITIALISATIONS, type PaymentState } from './payment.rules.js';
import { TooMany } from './too-many.js';
import type { Payment } from './use-payment.js';

function Failed({ state, retry }: Payment) {
  return (
    <>
      <Notice tone="danger">{state.problem}</Notice>
      {isExhausted(state) ? (
        <ChooseAgain />
      ) : (
        <Button variant="primary" onClick={retry}>
          Try Again
        </Button>
      )}
    </>
  );
}

interface Props {
  payment: Payment;
  appointment: Pick<Appointment, '_id' | 'holdUntil'>;
}

const ONCE_ONLINE = ' This page goes on by itself once the connection is back.';

function Ready({ payment, appointment: { _id: id } }: Props) {
  const { state, form, isOnline, pay, openElsewhere } = payment;
  if (!state.init) return null;
  const waits = !isOnline && state.auto;
  return (
    <>
      {!isOnline && (
        <Notice tone="warning" role="alert">
          {messages.noResponse}
          {waits && ONCE_ONLINE}
        </Notice>
      )}
      {state.problem && (
        <Notice tone="warning" role="alert">
          {state.problem}
        </Notice>
      )}
      <CheckoutForm init={state.init} form={form} busy={waits || state.step === 'posting'} onPay={pay} />
      <Agreement by="paying" />
      <ul className="cards-accepted" aria-label="Cards accepted">
        {CARDS.map((card) => (
          <li key={card}>{card}</li>
        ))}
      </ul>
      <p className="slip-note">You pay on PayHere's own secure page and come straight back here.</p>
      <details className="till-other">
        <summary>Other ways</summary>
        <Link
          className={buttonClass({ variant: 'text' })}
          to={`/book-appointment?appointment=${encodeURIComponent(id)}`}
          target="_blank"
          rel="noopener"
          onClick={openElsewhere}
        >
          Alternative: Open in New Tab
          <ExternalLink aria-hidden="true" />
        </Link>
      </details>
    </>
  );
}

/** What each step that waits says. */
const SENTENCES: Partial<Record<PaymentState['step'], string>> = {
  checking: 'PayHere is still checking a payment you have made.',
  preparing: 'Preparing payment...',
  initialising: 'Initializing payment...',
  connecting: 'Connecting to PayHere...',
  posted: messages.paymentRedirect,
  elsewhere: 'Your payment is open in another tab.',
  paid: 'Payment successful!',
};

/** The step in one sentence, announced when it changes; an error announces itself. */
function Sentence({ step, isOnline }: Pick<PaymentState, 'step'> & Pick<Payment, 'isOnline'>) {
  const text = SENTENCES[step];
  const isPayable = isOnline && step !== 'error' && step !== 'waiting';
  return (
    <div className="till-said" aria-live="polite">
      {text ? <Spinner key={text} label={text} /> : isPayable && <span className="sr">You can pay now.</span>}
    </div>
  );
}

interface WaitingProps {
  busy?: boolean;
  detail?: string;
  action?: string;
  onAction?(): void;
}

/** Below the sentence of a step that waits. */
const Waiting = ({ busy, detail, action, onAction }: WaitingProps) => (
  <div className="till-wait" aria-busy={busy}>
    {detail && <p className="muted">{detail}</p>}
    {action && (
      <Button variant="line" onClick={onAction}>
        {action}
      </Button>
    )}
  </div>
);

function Panel({ payment, appointment }: Props) {
  const { state, payAgain, retry } = payment;
  switch (state.step) {
    case 'checking':
      return (
        <Waiting
          detail="This page goes on by itself once it knows. If you pay again and both go through, one is refunded."
          action="Pay again anyway"
          onAction={payAgain}
        />
      );
    case 'preparing':
      return <Waiting action="Retry Payment Initialization" onAction={retry} />;
    case 'initialising':
      return <Waiting busy detail={`Attempt ${state.attempt}/${MAX_INITIALISATIONS}`} />;
    case 'connecting':
      return <Waiting busy />;
    case 'posted':
      return <Waiting detail="The secure page of PayHere opens in a moment." action="Try Again" onAction={retry} />;
    case 'elsewhere':
      return (
        <Waiting detail="This page goes on by itself once it is paid." action="Pay here instead" onAction={retry} />
      );
    case 'paid':
      return <Waiting detail="Opening your confirmation." />;
    case 'waiting':
      return <TooMany payment={payment} holdUntil={appointment.holdUntil} />;
    case 'error':
      return <Failed {...payment} />;
    default:
      return <Ready payment={payment} appointment={appointment} />;
  }
}

/** Moves the focus to the panel when the focused button was removed with its step. */
function useFocusKept({ step, attempt }: PaymentState) {
  const panel = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  useEffect(() => {
    if (had.current && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [step, attempt]);
  return { ref: panel, tabIndex: -1, onFocus: () => void (had.current = true) };
}

/** The payment component (docs/product.md §2): initialising, failed, ready, posted, paid. */
export function PaymentPanel({ payment, appointment }: Props) {
  const { init, step } = payment.state;
  const focus = useFocusKept(payment.state);
  return (
    <>
      <div className="till" {...focus}>
        <Sentence step={step} isOnline={payment.isOnline} />
        <Panel payment={payment} appointment={appointment} />
      </div>
      {DevNotice && init && <DevNotice init={init} />}
    </>
  );
}
