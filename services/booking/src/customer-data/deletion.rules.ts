import { isUnplaced, type MoneyState, type RefusalParams } from '@salon/contracts';
import { addMinutes, DAY_MINUTES } from '@salon/kernel';
import { isUndecided } from '../appointments/appointment.rules.js';
import { isOpen, type Order } from '../payments/open-orders.rules.js';

type Visit = Parameters<typeof isUndecided>[0] & { money: MoneyState; endsAt: Date };

export interface DeletionFacts {
  /** All visits of the person. */
  visits: readonly Visit[];
  /** The orders of these visits. */
  orders: readonly Order[];
  /** Whether a refund of these visits is due or on its way. */
  isRefundOpen: boolean;
}

/** Minutes from opening an order until it can no longer be paid: a payment is made within a day (decision D6). */
const PAYABLE = DAY_MINUTES;

/** Why a customer's data cannot be deleted at `now`; null when it can. Amounts owed to the salon do not prevent it. */
export function deletionRefusal(
  { visits, orders, isRefundOpen }: DeletionFacts,
  now: Date,
): RefusalParams<'DELETION_REFUSED'> | null {
  if (visits.some((visit) => isToCome(visit, now))) return { reason: 'visit' };
  if (visits.some(isUnplaced)) return { reason: 'unplaced' };
  if (orders.some((order) => isOpen(order) && now < addMinutes(order.createdAt, PAYABLE))) return { reason: 'payment' };
  return isRefundOpen ? { reason: 'refund' } : null;
}

/** A hold, whenever it ends, and a confirmed visit that is not over. */
const isToCome = (visit: Visit, now: Date): boolean =>
  isUndecided(visit) && (visit.status === 'pending' || visit.endsAt > now);
