import type { Actor } from '@salon/contracts';
import { addMinutes, type Cents } from '@salon/kernel';

const NOTICE_MINUTES = 24 * 60;
/** Share of the service price owed for a cancellation within the notice. */
const LATE_SHARE = 0.5;

export interface Cancelling {
  actor: Actor;
  startsAt: Date;
  now: Date;
  /** Price of the services, booking fee excluded. */
  totalCents: Cents;
  /** What was paid online; 0 for an unpaid hold. */
  paidCents: Cents;
}

export interface Consequence {
  refundCents: Cents;
  /** Still owed beyond what was paid; nothing is charged automatically. */
  owedCents: Cents;
}

/** Until when a visit can be cancelled free of charge or moved: 24 hours before it begins (spec §9). */
export const noticeEnd = (startsAt: Date): Date => addMinutes(startsAt, -NOTICE_MINUTES);

export const isInNotice = (startsAt: Date, now: Date): boolean => now <= noticeEnd(startsAt);

/** What cancelling costs (decision C9, spec §9): free with a day's notice or by the salon, else half the services. */
export function consequenceOf({ actor, startsAt, now, totalCents, paidCents }: Cancelling): Consequence {
  if (actor !== 'customer' || isInNotice(startsAt, now) || paidCents === 0) return { refundCents: paidCents, owedCents: 0 as Cents };
  const owed = Math.ceil(totalCents * LATE_SHARE);
  return { refundCents: Math.max(0, paidCents - owed) as Cents, owedCents: Math.max(0, owed - paidCents) as Cents };
}
