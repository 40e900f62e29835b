import {
  type CancelReason,
  type HistoryCause,
  PAYMENT_MEANS_NAMES,
  PROGRESS_NAMES,
  STATUS_NAMES,
  type VisitEvent,
} from '@salon/contracts';
import { type Cents, formatDate, formatLkr, formatTime, withQuantity } from '@salon/kernel';

/** An entry of the history with the one that it undid. */
export interface WordedEntry
  extends Pick<VisitEvent, 'from' | 'to' | 'cause' | 'words'>, Partial<Pick<VisitEvent, 'reason'>> {
  undid?: WordedEntry;
}

/** Two statuses have another text in the history. */
const STATUS_WORDS = { ...STATUS_NAMES, pending: 'Held, unpaid', no_show: 'Did not come' };

const CANCEL_WORDS: Readonly<Record<CancelReason, string>> = {
  customer: 'wanted by the customer',
  salon: 'by the salon',
  unpaid: 'not paid in time',
  replaced: 'replaced by another time',
};

type Kind = HistoryCause['kind'];
type Of<One extends Kind> = Extract<HistoryCause, { kind: One }>;

/** A fact of a newer release keeps its own name. */
const nameIn = (names: Readonly<Partial<Record<string, string>>>, name: string): string => names[name] ?? name;

/** The words of each kind of cause. */
const CAUSES: { readonly [One in Kind]: string | ((cause: Of<One>) => string) } = {
  paid: 'paid',
  paid_at_desk: 'paid at desk',
  placed: ({ by }) => `another time, chosen ${by === 'admin' ? 'at the desk' : 'by the customer'}`,
  cancelled: ({ cancelReason }) => nameIn(CANCEL_WORDS, cancelReason),
  rescheduled: ({ day, startTime }) => `rescheduled from ${formatDate(day, 'MMM d, yyyy')}, ${formatTime(startTime)}`,
  reassigned: ({ stylist }) => `reassigned from ${stylist}`,
  lines: ({ services, totalCents }) =>
    `services changed to ${services.map(withQuantity).join(', ')}: ${formatLkr(totalCents as Cents)}`,
  progress: ({ step }) => nameIn(PROGRESS_NAMES, step),
  desk_payment: ({ amountCents, means }) =>
    `${formatLkr(Math.abs(amountCents) as Cents)} ${amountCents < 0 ? 'refunded' : 'paid'} at the desk: ` +
    nameIn(PAYMENT_MEANS_NAMES, means).toLowerCase(),
  note: 'note changed',
  receipt_mailed: 'receipt mailed',
  kept_outside_hours: 'kept outside hours',
  refund_sent: 'refund sent to the gateway',
  refund_refused: 'refund refused by the gateway',
  refunded: 'refunded by the gateway',
  bank_refund: 'refund by bank transfer',
  charge_back: ({ amountCents }) => `${formatLkr(amountCents as Cents)} taken back by the bank`,
  refund_dropped: ({ amountCents }) => `refund of ${formatLkr(amountCents as Cents)} is not due any more`,
  undo: 'taken back',
};

/** Null for a kind of a newer release. */
function causeWords(cause: HistoryCause): string | null {
  if (!Object.hasOwn(CAUSES, cause.kind)) return null;
  const words = CAUSES[cause.kind] as string | ((cause: HistoryCause) => string);
  return typeof words === 'string' ? words : words(cause);
}

/** What staff wrote behind the words of a cause. */
function withWords(said: string, words: string | null, kind: Kind | undefined): string {
  if (words === null) return said;
  if (kind === 'lines') return `${said} (${words})`;
  return kind === 'bank_refund' ? `${said} ${words}` : `${said}: ${words}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Completed: at the desk', 'LKR 500.00 paid at the desk: cash', 'Taken back: Note changed'. */
export function historyWords(entry: WordedEntry): string {
  const { from, to, cause = null, reason = null, words = reason, undid } = entry; // Release 0.2.0 has only `reason`.
  const said = cause && causeWords(cause);
  if (from !== to) {
    const why = words ?? said;
    return why === null ? STATUS_WORDS[to] : `${STATUS_WORDS[to]}: ${why}`;
  }
  if (undid) return `${capital(CAUSES.undo as string)}: ${historyWords(undid)}`;
  if (cause === null && words !== null) return capital(words); // A sentence of release 0.2.0.
  return capital(withWords(said ?? 'changed', words, cause?.kind));
}
