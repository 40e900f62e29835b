import { type MoneyState, type Refund, refundNotes, type RefundReason, type RefundState } from '@salon/contracts';
import { addMinutes, DAY_MINUTES, HOUR_MINUTES } from '@salon/kernel';
import { undoRefusalText } from '../admin-actions/admin-action.rules.js';

/** The fields of a task that its rules use. */
export interface Task {
  orderId: string;
  /** Empty when the gateway gave none. */
  paymentId: string;
  reason: RefundReason;
  state: RefundState;
}

/** The gateway's response to a refund, or its later state; `unknown` while it cannot be determined. */
export type Outcome = { is: 'accepted' } | { is: 'done' } | { is: 'unknown' } | { is: 'refused'; why: string };

/** The actions of an admin on the task, and whether each can be undone; shown before the click (decision C8). */
export function refundMoves({ state, paymentId }: Task): Refund['moves'] {
  if (state !== 'due') return [];
  const settle = { to: 'settle', undoable: true } as const;
  return paymentId === ''
    ? [settle]
    : [{ to: 'send', undoable: false, why: undoRefusalText({ reason: 'refundSent' }) }, settle];
}

const OPEN: readonly MoneyState[] = ['refund_due', 'paid_unplaced', 'refunding'];

/** The money-related data of a visit. */
interface Paid {
  id: string;
  money: MoneyState;
  orderId: string | null;
  paymentId: string | null;
}

/** Whether this task refunds the visit's own payment; false for a second payment. */
export const isOfVisit = (task: Task, { id, money, orderId, paymentId }: Paid): boolean =>
  OPEN.includes(money) &&
  task.reason !== 'second_payment' &&
  (task.orderId === id || (task.orderId === orderId && task.paymentId === (paymentId ?? '')));

/** The payment state of the visit while the task has not begun. */
export const moneyWhileDue = ({ reason }: Task): MoneyState => (reason === 'unplaced' ? 'paid_unplaced' : 'refund_due');

const CHECKS: readonly number[] = [
  1,
  10,
  HOUR_MINUTES,
  6 * HOUR_MINUTES,
  ...Array.from({ length: 30 }, (_, day) => (day + 1) * DAY_MINUTES),
];
/** From this query on, a payment without a refund means that the gateway never accepted ours. */
const SURE_FROM = 2;

export const firstCheck = (begunAt: Date): Date => addMinutes(begunAt, CHECKS[0] ?? 1);

/** When to query about a refund after query number `step`; null after the last, a month later. */
export function nextCheck(begunAt: Date, step: number): Date | null {
  const minutes = CHECKS[step + 1];
  return minutes === undefined ? null : addMinutes(begunAt, minutes);
}

/** The next query that is not due yet, by time alone; after a month the last. */
export function upcomingCheck(begunAt: Date, now: Date): { step: number; runAt: Date } {
  const times = CHECKS.map((minutes) => addMinutes(begunAt, minutes));
  const step = Math.min(times.filter((at) => at <= now).length, times.length - 1);
  return { step, runAt: times[step] ?? now };
}

/** One per query: scheduling the next must not replace this one, which is retried when the gateway did not respond. */
export const checkJobKey = (id: string, step: number): string => `refund ${id} ${step}`;

/** The meaning of the gateway's retrieval response for a begun refund (docs/gateway.md, "Merchant API"). */
export function outcomeOf(
  status: string | undefined,
  { acknowledged, step }: { acknowledged: boolean; step: number },
): Outcome {
  if (status === 'REFUNDED') return { is: 'done' };
  // Queried for a month; afterwards a refund without a result is handled by a person.
  if (step >= CHECKS.length - 1) return { is: 'refused', why: refundNotes.notMade };
  if (status === 'REFUND REQUESTED' || status === 'REFUND PROCESSING') return { is: 'accepted' };
  return status === 'RECEIVED' && !acknowledged && step >= SURE_FROM
    ? { is: 'refused', why: refundNotes.unknown }
    : { is: 'unknown' };
}
