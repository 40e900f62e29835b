import type { DeskPayment, PaymentMeans } from '@salon/contracts';
import { toLkr } from '@salon/kernel';
import type { DataSource, EntityManager } from 'typeorm';

interface DeskPaymentRecord {
  id: string;
  amountCents: number;
  means: PaymentMeans;
  reference: string;
  adminName: string;
  at: Date;
  takenBackAt: Date | null;
}

/** Payments and returns at the desk for a visit, in order. */
export const deskPaymentsOf = (db: DataSource | EntityManager, appointmentId: string): Promise<DeskPaymentRecord[]> =>
  db.query(
    `SELECT payment.* FROM booking.desk_payment payment JOIN booking.act USING ("id")
     WHERE payment."appointmentId" = $1 ORDER BY act."number"`,
    [appointmentId],
  );

export const asDeskPayment = (payment: DeskPaymentRecord): DeskPayment => ({
  _id: payment.id,
  amount: toLkr(payment.amountCents),
  means: payment.means,
  reference: payment.reference,
  by: payment.adminName,
  at: payment.at.toISOString(),
  takenBack: payment.takenBackAt !== null,
});
