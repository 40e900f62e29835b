import type { AppointmentStatus, AttemptState, CancelReason, MoneyState, VisitOrigin } from '@salon/contracts';
import type { BookedLine, BookedOffer } from './appointment.rules.js';

/** One row of `booking.appointment`. Data only: rules are in appointment.rules.ts. */
export interface AppointmentRow {
  id: string;
  number: number;
  /** Salon day on which it was booked. */
  bookedOn: string;
  customerId: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string | null;
  /** Whether the visit belongs to an account, and not to a client whom only the desk knows. */
  hasAccount: boolean;
  status: AppointmentStatus;
  cancelReason: CancelReason | null;
  money: MoneyState;
  stylistId: string;
  /** Salon day and wall-clock times of the visit. */
  day: string;
  startTime: string;
  endTime: string;
  startsAt: Date;
  endsAt: Date;
  minutes: number;
  /**
   * When the visit occupies the stylist: pairs of minutes since the start, buffer included; null for the whole visit.
   */
  busy: [number, number][] | null;
  lines: BookedLine[];
  offer: BookedOffer | null;
  totalCents: number;
  /** Amounts to pay online: the booking fee, and the part of the price paid with it. */
  feeCents: number;
  prepaidCents: number;
  holdUntil: Date | null;
  /** Of the payment that counts, else of the newest attempt. */
  orderId: string | null;
  paymentId: string | null;
  attempt: AttemptState | null;
  idempotencyKey: string | null;
  requestHash: string;
  /** Increased by every change; the SEQUENCE of its calendar event. */
  version: number;
  /** The customer's cancellation cost, fixed at cancellation (decision C9); null or 0 when there is none. */
  cancelCostCents?: number | null;
  /** Number of reschedulings. */
  rescheduled: number;
  /** Version of the policy it was booked under (ADR-0043). */
  policyVersion: number;
  arrivedAt?: Date | null;
  startedAt?: Date | null;
  /** Net amount taken at the desk, without the booking fee: the sum of its desk payments. */
  deskPaidCents: number;
  origin: VisitOrigin;
  /** The desk's note, visible to staff only. */
  note: string;
  createdAt: Date;
}
