import type {
  AppointmentStatus,
  CancelParty,
  ChangeTerms,
  MoneyState,
  PaymentMeans,
  RefundReason,
} from '@salon/contracts';
import { formatDate } from '@salon/kernel';

/** All data of a mail about an appointment, stored in the transaction of its event. */
export interface MailFacts {
  appointmentId: string;
  displayId: string;
  name: string;
  email: string;
  /** False for a visit that no account shows in My Appointments; absent for true. */
  hasAccount?: boolean;
  day: string;
  startTime: string;
  endTime: string;
  startsAt: string;
  endsAt: string;
  stylist: string;
  /** `priceCents` of one; absent in mails from before it existed. */
  lines: { title: string; quantity: number; priceCents?: number }[];
  offer: string | null;
  totalCents: number;
  feeCents: number;
  prepaidCents?: number;
  /** The paid part of `feeCents`, prepaid part included; absent in mails from before it existed. */
  feePaidCents?: number;
  /** Amount due at the salon; absent likewise. */
  dueCents?: number;
  refundCents: number;
  /** For a receipt: the amount taken at the desk. */
  deskPayments?: { amountCents: number; means: PaymentMeans }[];
  /** For a receipt of a completed visit: the part of its price that nobody has noted as paid; absent for 0. */
  unnotedCents?: number;
  /** For a receipt of a visit that takes place: what was paid beyond its price; absent for 0. */
  overpaidCents?: number;
  /** For a receipt; absent in receipts from before it existed, which read as those of a completed visit. */
  status?: AppointmentStatus;
  /**
   * For a receipt of a missed or cancelled visit: what that costs, null for a paid one without a time; and the state of
   * its online payment.
   */
  ended?: { costCents: number | null; money: MoneyState };
  /** For a cancellation: at whose request; absent in mails from before it existed. */
  party?: CancelParty;
  /** For a cancellation: the amount owed beyond what was paid. */
  owedCents?: number;
  /** The terms of the visit; absent in mails from before they were versioned, as `reschedules` is in older ones. */
  terms?: ChangeTerms;
  /** SEQUENCE of the calendar entry (RFC 5545). */
  sequence: number;
  isPaidOnline: boolean;
  /**
   * The previous time and stylist of a visit that was moved or reassigned, or lost its time by an undo; mails of older
   * releases have no stylist.
   */
  was?: { day: string; startTime: string; stylist?: string } | null;
  /** For a refunded payment of `refundCents`: the reason. */
  owedFor?: RefundReason;
  /** For a refund of `refundCents`: how it was made. */
  refund?: { method: 'gateway' | 'bank'; reference: string | null };
}

/** 'Thursday, November 26, 2026'. */
export const longDay = (day: string): string => formatDate(day, 'EEEE, MMMM d, yyyy');
