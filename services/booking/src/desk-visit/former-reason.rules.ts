import { type HistoryCause, PAYMENT_MEANS_NAMES } from '@salon/contracts';
import { type Cents, formatLkr, withQuantity } from '@salon/kernel';

const FIXED = {
  paid: 'paid',
  paid_at_desk: 'paid at desk',
  note: 'note',
  receipt_mailed: 'receipt mailed',
  kept_outside_hours: 'kept outside hours',
  refund_sent: 'refund sent to the gateway',
  refund_refused: 'refund refused by the gateway',
  refunded: 'refunded by the gateway',
  bank_refund: 'refund by bank transfer',
  undo: 'undo',
} as const;

/** A status has one reason: what staff wrote, or else the word. */
const OF_STATUS: readonly string[] = ['paid_at_desk', 'cancelled'] satisfies HistoryCause['kind'][];

/**
 * An entry of the history as the one sentence that release 0.2.0 stored, which its pages take apart; goes with the
 * release after.
 */
export function formerReason(cause: HistoryCause | null, words: string | null): string | null {
  if (cause === null) return words;
  const said = saidOf(cause);
  if (words === null) return said;
  if (OF_STATUS.includes(cause.kind)) return words;
  if (cause.kind === 'lines') return `${said} (${words})`;
  return cause.kind === 'bank_refund' ? `${said} ${words}` : `${said}: ${words}`;
}

const servicesChanged = ({ services, totalCents }: Extract<HistoryCause, { kind: 'lines' }>): string =>
  `services changed to ${services.map(withQuantity).join(', ')}: ${formatLkr(totalCents as Cents)}`;

function paidAtDesk({ amountCents, means }: Extract<HistoryCause, { kind: 'desk_payment' }>): string {
  const amount = formatLkr(Math.abs(amountCents) as Cents);
  return `${amount} ${amountCents < 0 ? 'refunded' : 'paid'} at the desk: ${PAYMENT_MEANS_NAMES[means].toLowerCase()}`;
}

function saidOf(cause: HistoryCause): string {
  switch (cause.kind) {
    case 'placed':
      return `placed by ${cause.by}`;
    case 'cancelled':
      return cause.cancelReason;
    case 'rescheduled':
      return `rescheduled from ${cause.day} ${cause.startTime}`;
    case 'reassigned':
      return `reassigned from ${cause.stylist}`;
    case 'lines':
      return servicesChanged(cause);
    case 'progress':
      return cause.step;
    case 'desk_payment':
      return paidAtDesk(cause);
    case 'charge_back':
      return `${formatLkr(cause.amountCents as Cents)} taken back by the bank`;
    case 'refund_dropped':
      return `refund of ${formatLkr(cause.amountCents as Cents)} is not due any more`;
    default:
      return FIXED[cause.kind];
  }
}
