import type { AppointmentStatus, AttemptState, CancelReason, MoneyState, VisitOrigin } from '@salon/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BookedLine, BookedOffer } from './appointment.rules.js';

/** One row of `booking.appointment`. Data only: rules are in appointment.rules.ts. */
@Entity({ name: 'appointment', schema: 'booking' })
export class AppointmentRow {
  @PrimaryColumn('uuid') id!: string;
  @Column({ type: 'int', insert: false, update: false }) number!: number;
  /** Salon day on which it was booked. */
  @Column('date') bookedOn!: string;
  @Column('uuid') customerId!: string;
  @Column('text') customerName!: string;
  @Column('text') customerEmail!: string;
  @Column('text', { nullable: true }) customerPhone!: string | null;
  /** Whether the visit belongs to an account, and not to a client whom only the desk knows. */
  @Column('boolean') hasAccount!: boolean;
  @Column('text') status!: AppointmentStatus;
  @Column('text', { nullable: true }) cancelReason!: CancelReason | null;
  @Column('text') money!: MoneyState;
  @Column('uuid') stylistId!: string;
  /** Salon day and wall-clock times of the visit. */
  @Column('date') day!: string;
  @Column('text') startTime!: string;
  @Column('text') endTime!: string;
  @Column('timestamptz') startsAt!: Date;
  @Column('timestamptz') endsAt!: Date;
  @Column('int') minutes!: number;
  /**
   * When the visit occupies the stylist: pairs of minutes since the start, buffer included; null for the whole visit.
   */
  @Column('jsonb', { nullable: true }) busy!: [number, number][] | null;
  @Column('jsonb') lines!: BookedLine[];
  @Column('jsonb', { nullable: true }) offer!: BookedOffer | null;
  @Column('int') totalCents!: number;
  /** Amounts to pay online: the booking fee, and the part of the price paid with it. */
  @Column('int') feeCents!: number;
  @Column('int') prepaidCents!: number;
  @Column('timestamptz', { nullable: true }) holdUntil!: Date | null;
  /** Of the payment that counts, else of the newest attempt. */
  @Column('text', { nullable: true }) orderId!: string | null;
  @Column('text', { nullable: true }) paymentId!: string | null;
  @Column('text', { nullable: true }) attempt!: AttemptState | null;
  @Column('text', { nullable: true }) idempotencyKey!: string | null;
  @Column('text') requestHash!: string;
  /** Increased by every change; the SEQUENCE of its calendar event. */
  @Column('int') version!: number;
  /** The customer's cancellation cost, fixed at cancellation (decision C9); null or 0 when there is none. */
  @Column('int', { nullable: true }) cancelCostCents?: number | null;
  /** Number of reschedulings. */
  @Column('int') rescheduled!: number;
  /** Version of the policy it was booked under (ADR-0043). */
  @Column('int') policyVersion!: number;
  @Column('timestamptz', { nullable: true }) arrivedAt?: Date | null;
  @Column('timestamptz', { nullable: true }) startedAt?: Date | null;
  /** Net amount taken at the desk, without the booking fee: the sum of its desk payments. */
  @Column('int') deskPaidCents!: number;
  @Column('text') origin!: VisitOrigin;
  /** The desk's note, visible to staff only. */
  @Column('text') note!: string;
  @Column('timestamptz') createdAt!: Date;
}
