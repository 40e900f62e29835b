import type { AttemptState } from '@salon/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row of `booking.payment_attempt`: an order sent to the gateway. */
@Entity({ name: 'payment_attempt', schema: 'booking' })
export class PaymentAttemptRow {
  @PrimaryColumn('text') orderId!: string;
  @Column('uuid') appointmentId!: string;
  /** `1000.00`, exactly as signed. */
  @Column('text') amount!: string;
  @Column('int') amountCents!: number;
  @Column('text') currency!: string;
  @Column('text') state!: AttemptState;
  /** The gateway was queried and had no payment of it (decision D6). */
  @Column('boolean') isQuiet!: boolean;
  @Column('timestamptz') createdAt!: Date;
}
