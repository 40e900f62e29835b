import { counted } from '@salon/kernel';
import type { MailFacts, MailSalon } from './mail-facts.rules.js';
import { hasAccount, money } from './visit-parts.rules.js';

/** The terms of mails from before terms were versioned: the first version of the policy (ADR-0043). */
const FIRST_TERMS: NonNullable<MailFacts['terms']> = { noticeHours: 24, latePercent: 50, moveHours: 24 };

/** Where the customer can change the visit. */
export const changedWhere = (facts: MailFacts, { phone }: MailSalon): string =>
  hasAccount(facts) ? 'in My Appointments' : `by phone at ${phone}`;

/** When a visit can be changed, and the cost of a later cancellation (decisions C9, C10). */
export function plansChange(facts: MailFacts, salon: MailSalon): string {
  const { terms = FIRST_TERMS } = facts;
  const where = changedWhere(facts, salon);
  const { noticeHours, moveHours, latePercent, reschedules } = terms;
  const freeHours = latePercent === 0 ? 0 : noticeHours;
  const later = freeHours === 0 ? '' : ` Cancelling later costs ${latePercent}% of the service price.`;
  if (reschedules === 0) return `Plans change: ${untilOf(freeHours)}, cancel ${where}.${later}`;
  const until =
    freeHours === moveHours
      ? `${untilOf(freeHours)}, choose another time or cancel ${where}`
      : `${where}, choose another time ${untilOf(moveHours)}, or cancel ${untilOf(freeHours)}`;
  return `Plans change: ${until}.${later}`;
}

const untilOf = (hours: number): string =>
  hours === 0 ? 'until the visit begins' : `until ${counted(hours, 'hour')} before`;

/** The online payment: the booking fee, or the whole price. */
export const paidInWords = ({ prepaidCents = 0 }: MailFacts): string => (prepaidCents > 0 ? 'payment' : 'booking fee');

/** The cancellation cost, the refunded part of the booking fee and the amount due (decision C9). */
export function moneyOfCancelled(facts: MailFacts): string[] {
  const { refundCents, owedCents = 0, feePaidCents, terms = FIRST_TERMS } = facts;
  const when =
    terms.noticeHours === 0 ? 'The visit had begun' : `It was less than ${counted(terms.noticeHours, 'hour')} before`;
  const late = `${when}, so ${terms.latePercent}% of the service price is owed`;
  if (owedCents > 0)
    return [
      `${late}. ${feePaidCents === 0 ? '' : `With your ${paidInWords(facts)} counted, `}` +
        `${money(owedCents)} is left to settle with us; nothing is charged automatically.`,
    ];
  const covered = feePaidCents ? [`${late}: ${money(feePaidCents)} of your ${paidInWords(facts)} covers it.`] : [];
  return refundCents > 0
    ? [...covered, `We will refund ${money(refundCents)} of your ${paidInWords(facts)}.`]
    : covered;
}

/** Nothing when nothing was paid online. */
export const paidPartMoves = (facts: MailFacts): string =>
  (facts.feePaidCents ?? facts.feeCents) > 0 ? ` Your ${paidInWords(facts)} moves along.` : '';
