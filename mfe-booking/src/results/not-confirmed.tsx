import { type Appointment, messages, paidOnlineWord } from '@salon/contracts';
import { Art, buttonClass, Notice, Page, type NoticeTone } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { isReplaced, replacedText } from '../payment/payment.rules.js';
import { feeOfCancelled, type Outcome } from './result.rules.js';

type Kind = Exclude<Outcome, 'confirmed' | 'over' | 'waiting' | 'failed'>;

const NextStep = ({ to, children }: { to: string; children: string }) => (
  <Link className={buttonClass({ variant: 'primary' })} to={to}>
    {children}
  </Link>
);

/** Texts and next step of each outcome. */
const CONTENT: Record<
  Kind,
  {
    title: string;
    tone: NoticeTone;
    text(visit: Appointment): string;
    /** Null when My Appointments is the next step. */
    nextStep(visit: Appointment): { to: string; label: string } | null;
  }
> = {
  released: {
    title: 'This time is no longer held',
    tone: 'warning',
    nextStep: (visit) => (isReplaced(visit) ? null : { to: '/book-appointment', label: 'Choose a time again' }),
    text: (visit) =>
      isReplaced(visit)
        ? replacedText(visit)
        : `The payment did not reach us in time and the time was released. ${messages.chargedAfterAll}`,
  },
  unplaced: {
    title: 'Your payment arrived, your time had gone',
    tone: 'info',
    nextStep: ({ _id }) => ({
      to: `/book-appointment?reschedule=${encodeURIComponent(_id)}`,
      label: 'Choose another time',
    }),
    text: (visit) =>
      `We have your ${paidOnlineWord(visit)}. Choose another time and your visit is confirmed, or ask us for a refund; you decide.`,
  },
  cancelled: {
    title: 'This visit is cancelled',
    tone: 'info',
    nextStep: ({ _id }) => ({ to: `/receipt/${_id}`, label: 'View Receipt' }),
    text: feeOfCancelled,
  },
  'charged-back': {
    title: 'Your bank has returned your payment',
    tone: 'info',
    nextStep: ({ _id }) => ({ to: `/receipt/${_id}`, label: 'View Receipt' }),
    text: (visit) =>
      visit.status === 'confirmed'
        ? `Your visit stays confirmed; the ${paidOnlineWord(visit)} is paid at the salon.`
        : 'What is still to be paid stands on the receipt of this visit.',
  },
};

/**
 * A visit that was not confirmed by the payment, or did not stay confirmed: what happened, and the next step (decisions
 * D3, D4).
 */
export function NotConfirmed({ kind, appointment }: { kind: Kind; appointment: Appointment }) {
  const { title, tone, text, nextStep } = CONTENT[kind];
  const next = nextStep(appointment);
  return (
    <Page>
      <div className="unconfirmed">
        <Art src="/art/fronds.svg" alt="" ratio="4/3" className="unconfirmed-art" />
        <h1>{title}</h1>
        <Notice tone={tone} role="alert">
          {text(appointment)}
        </Notice>
        <div className="won-ways">
          {next && <NextStep to={next.to}>{next.label}</NextStep>}
          <Link className={buttonClass({ variant: next ? 'line' : 'primary' })} to="/profile/appointments">
            View My Appointments
          </Link>
          <Link className={buttonClass({ variant: 'text' })} to="/contact">
            Need Help?
          </Link>
        </div>
      </div>
    </Page>
  );
}
