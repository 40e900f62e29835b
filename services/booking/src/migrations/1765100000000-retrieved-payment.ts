import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Payments that the gateway's retrieval API knows: the payment id of a notice is not signed, the retrieval API's is
 * true.
 */
export class RetrievedPayment1765100000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE booking.retrieved_payment (
        "orderId"     text NOT NULL REFERENCES booking.payment_attempt,
        "paymentId"   text NOT NULL CHECK ("paymentId" <> ''),
        "retrievedAt" timestamptz NOT NULL,
        PRIMARY KEY ("orderId", "paymentId")
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE booking.retrieved_payment');
  }
}
