import { type MoneyState, type Refund, refundNotes, type RefundReason, type RefundState } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';
import { undoRefusalText } from '../admin-actions/admin-action.rules.js';

/** A task as far as its rules depend on it. */
export interface Task {
  orderId: string;
  /** Empty when the gateway gave none. */
  paymentId: string;
  reason: RefundReason;
  state: RefundState;
}

/** What the gateway said to a refund, or what it knows of it later; `unknown` when nobody can tell yet. */
export type Outcome = { is: 'accepted' } | { is: 'done' } | { is: 'unknown' } | { is: 'refused'; why: string };

/** What an admin can do with the task, and whether that can be undone: said before the click (decision C8). */
export function refundMoves({ state, paymentId }: Task): Refund['moves'] {
  if (state !== 'due') return [];
  const settle = { to: 'settle', undoable: true } as const;
  return paymentId === ''
    ? [settle]
    : [{ to: 'send', undoable: false, why: undoRefusalText({ reason: 'refundSent' }) }, settle];
}

const OPEN: readonly MoneyState[] = ['refund_due', 'paid_unplaced', 'refunding'];

/** A visit as far as its money goes. */
interface Paid {
  id: string;
  money: MoneyState;
  orderId: string | null;
  paymentId: string | null;
}

/** Whether the visit's own money goes back with this task: not so for a second payment of it. */
export const isOfVisit = (task: Task, { id, money, orderId, paymentId }: Paid): boolean =>
  OPEN.includes(money) &&
  task.reason !== 'second_payment' &&
  (task.orderId === id || (task.orderId === orderId && task.paymentId === (paymentId ?? '')));

/** What the visit's money is while the task has not been begun. */
export const moneyWhileDue = ({ reason }: Task): MoneyState => (reason === 'unplaced' ? 'paid_unplaced' : 'refund_due');

const HOUR = 60;
const DAY = 24 * HOUR;
const CHECKS: readonly number[] = [1, 10, HOUR, 6 * HOUR, ...Array.from({ length: 30 }, (_, day) => (day + 1) * DAY)];
/** From this question on, a payment without a refund means that the gateway never took ours. */
const SURE_FROM = 2;

export const firstCheck = (begunAt: Date): Date => addMinutes(begunAt, CHECKS[0] ?? 1);

/** When to ask about a refund after question number `step`; null after the last, a month later. */
export function nextCheck(begunAt: Date, step: number): Date | null {
  const minutes = CHECKS[step + 1];
  return minutes === undefined ? null : addMinutes(begunAt, minutes);
}

export const checkKey = (id: string): string => `refund ${id}`;

/** What the gateway's retrieval answer means for a refund begun (docs/gateway.md, "Merchant API"). */
export function outcomeOf(
  status: string | undefined,
  { acknowledged, step }: { acknowledged: boolean; step: number },
): Outcome {
  if (status === 'REFUNDED') return { is: 'done' };
  // Asked for a month: a refund that nobody speaks of any more is a person's to look after.
  if (step >= CHECKS.length - 1) return { is: 'refused', why: refundNotes.notMade };
  if (status === 'REFUND REQUESTED' || status === 'REFUND PROCESSING') return { is: 'accepted' };
  return status === 'RECEIVED' && !acknowledged && step >= SURE_FROM
    ? { is: 'refused', why: refundNotes.unknown }
    : { is: 'unknown' };
}
