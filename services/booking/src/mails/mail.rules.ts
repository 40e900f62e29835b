import type { PaymentMeans, RefundReason, VisitTerms } from '@salon/contracts';
import { minutesOf } from '@salon/kernel';

/** All a mail about an appointment needs, frozen in the transaction of the fact it tells of. */
export interface MailFacts {
  appointmentId: string;
  displayId: string;
  name: string;
  email: string;
  day: string;
  startTime: string;
  endTime: string;
  startsAt: string;
  endsAt: string;
  stylist: string;
  /** `priceCents` of one; not in a mail written down before it was shown. */
  lines: { title: string; quantity: number; priceCents?: number }[];
  offer: string | null;
  totalCents: number;
  feeCents: number;
  prepaidCents?: number;
  /** Of the booking fee, what is paid; not in a mail written down before it was known. */
  feePaidCents?: number;
  /** To be paid at the salon; likewise. */
  dueCents?: number;
  refundCents: number;
  /** Of a receipt: what was taken at the desk. */
  deskPayments?: { amountCents: number; means: PaymentMeans }[];
  /** Of a cancellation: what is owed beyond what was paid. */
  owedCents?: number;
  /** The terms of the visit; not in a mail written down before they were versioned. */
  terms?: Pick<VisitTerms, 'noticeHours' | 'latePercent' | 'moveHours'>;
  /** SEQUENCE of the calendar entry (RFC 5545). */
  sequence: number;
  isPaidOnline: boolean;
  /**
   * Of a visit given another time or stylist: when and with whom it was before; no stylist in a mail written down
   * before it was said.
   */
  was?: { day: string; startTime: string; stylist?: string } | null;
  /** Of a payment that goes back, `refundCents` of it: why. */
  owedFor?: RefundReason;
  /** Of a refund, whose amount is `refundCents`: how it was made. */
  refund?: { method: 'gateway' | 'bank'; reference: string | null };
}

/** `Thursday, November 26, 2026`, from a salon day. */
export const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));

/** `2:30 PM`, from `HH:mm`. */
export function clockTime(time: string): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
