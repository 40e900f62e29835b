import type { PaymentFact, RefundState } from '@salon/contracts';
import { toLkr } from '@salon/kernel';
import type { DataSource } from 'typeorm';
import { STATUS } from '../gateway/retrieval.rules.js';
import { acceptedNotices, type StoredNotice } from '../ledger/ledger.queries.js';
import { isSame, ledgerOf, type Payment } from '../ledger/ledger.rules.js';

/** The columns of a refund task that tell the later state of its payment. */
type RefundOfPayment = Payment & { state: RefundState; amountCents: number };

/** Every successful payment of an appointment with an id, in the order received, with its later state. */
export async function paymentsOf(db: DataSource, appointmentId: string): Promise<PaymentFact[]> {
  const notices = await acceptedNotices(db, appointmentId);
  if (notices.length === 0) return [];
  const refunds = await db.query<RefundOfPayment[]>(
    'SELECT "orderId", "paymentId", "state", "amountCents" FROM booking.refund_task WHERE "appointmentId" = $1',
    [appointmentId],
  );
  const { succeeded, remaining } = ledgerOf(notices);
  return succeeded.flatMap((payment) => {
    const success = firstSuccess(notices, payment);
    if (!success || payment.paymentId === '') return [];
    const refund = refunds.find(isSame(payment));
    const chargedBackAt = remaining.some(isSame(payment)) ? null : chargeBackOf(notices, payment)?.receivedAt;
    return {
      ...payment,
      method: success.method,
      amount: toLkr(success.amountCents),
      at: success.receivedAt.toISOString(),
      status: chargedBackAt === null ? statusOf(refund) : 'charged_back',
      ...(chargedBackAt && { chargedBackAt: chargedBackAt.toISOString() }),
      ...(refund && { refund: toLkr(refund.amountCents) }),
    };
  });
}

/**
 * The gateway's own words about a failed order, at most 200 characters; null when there are none. They are not signed:
 * only for showing. The first notice counts, so that a replay cannot replace them.
 */
export async function failureMessage(db: DataSource, orderId: string | null): Promise<string | null> {
  const [first] = await db.query<{ statusMessage: string | null }[]>(
    `SELECT "statusMessage" FROM booking.payment_notice
     WHERE "verdict" = 'accepted' AND "orderId" = $1 AND "statusCode" = ${STATUS.failed} ORDER BY "id" LIMIT 1`,
    [orderId],
  );
  return first?.statusMessage?.trim() || null;
}

const firstSuccess = (notices: readonly StoredNotice[], payment: Payment): StoredNotice | undefined =>
  notices.filter(isSame(payment)).find(({ statusCode }) => statusCode === STATUS.success);

/** Its first notice; one under an id that is no payment's may be of this one. */
function chargeBackOf(notices: readonly StoredNotice[], payment: Payment): StoredNotice | undefined {
  const ofOrder = notices.filter(
    ({ orderId, statusCode }) => orderId === payment.orderId && statusCode === STATUS.chargedBack,
  );
  return ofOrder.find(isSame(payment)) ?? ofOrder[0];
}

const statusOf = (refund: RefundOfPayment | undefined): PaymentFact['status'] => {
  if (!refund) return 'paid';
  return refund.state === 'due' ? 'refund_due' : refund.state;
};
