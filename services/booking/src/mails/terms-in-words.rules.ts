import { type ChangeTerms, freeChangesOf, freeHoursOf, lateCostText, REFUND_DAYS } from '@salon/contracts';
import { addMinutes, counted, formatTime, toLocal } from '@salon/kernel';
import type { MailSalon } from '@salon/nest-kit/mail.rules';
import { longDay, type MailFacts } from './mail-facts.rules.js';
import { hasAccount, money } from './visit-parts.rules.js';

/** The terms of mails from before terms were versioned: the first version of the policy (ADR-0043). */
const FIRST_TERMS: ChangeTerms = { noticeHours: 24, latePercent: 50, moveHours: 24 };

/** Where the customer can change the visit. */
export const changedWhere = (facts: MailFacts, { phone }: MailSalon): string =>
  hasAccount(facts) ? 'in My Appointments' : `by phone at ${phone}`;

export const hasBegun = ({ startsAt }: MailFacts, now: Date): boolean => new Date(startsAt) <= now;

/** These words unless the visit has begun at `now`. */
export const ifToCome = (facts: MailFacts, now: Date, words: string): string[] => (hasBegun(facts, now) ? [] : [words]);

/** What can still be changed of a visit at `now`, and the cost of cancelling (decisions C9, C10). */
export function plansChange(facts: MailFacts, salon: MailSalon, now: Date): string[] {
  const { terms = FIRST_TERMS } = facts;
  const startsAt = new Date(facts.startsAt);
  if (hasBegun(facts, now)) return [];
  const where = changedWhere(facts, salon);
  const untilOf = (hours: number): string => untilMoment(startsAt, hours, salon.zone);
  const { cancel, move } = freeChangesOf(terms, startsAt, now);
  const cost = `costs ${lateCostText(terms)}.`;
  const byPhone = move === null && terms.reschedules !== 0 ? ' For another time, please call us.' : '';
  if (cancel === null)
    return move === null
      ? [`Plans change: cancelling ${where} ${cost}${byPhone}`]
      : [`Plans change: ${untilOf(move)}, choose another time ${where}. Cancelling ${cost}`];
  const later = freeHoursOf(terms) === 0 ? '' : ` Cancelling later ${cost}`;
  if (move === null) return [`Plans change: ${untilOf(cancel)}, cancel ${where}.${later}${byPhone}`];
  return [
    cancel === move
      ? `Plans change: ${untilOf(cancel)}, choose another time or cancel ${where}.${later}`
      : `Plans change: ${where}, choose another time ${untilOf(move)}, or cancel ${untilOf(cancel)}.${later}`,
  ];
}

function untilMoment(startsAt: Date, hours: number, zone: string): string {
  if (hours === 0) return 'until the visit begins';
  const { day, time } = toLocal(addMinutes(startsAt, -hours * 60), zone);
  return `until ${longDay(day)} at ${formatTime(time)}`;
}

/** The online payment: the booking fee, or the whole price. */
export const paidInWords = ({ prepaidCents = 0 }: MailFacts): string => (prepaidCents > 0 ? 'payment' : 'booking fee');

/** The cancellation cost, the refunded part of the booking fee and the amount due (decision C9). */
export function moneyOfCancelled(facts: MailFacts): string[] {
  const { refundCents, owedCents = 0, feePaidCents, terms = FIRST_TERMS } = facts;
  const when =
    terms.noticeHours === 0 ? 'The visit had begun' : `It was less than ${counted(terms.noticeHours, 'hour')} before`;
  const late = `${when}, so ${lateCostText(terms)} is owed`;
  if (owedCents > 0)
    return [
      `${late}. ${feePaidCents === 0 ? '' : `With your ${paidInWords(facts)} counted, `}` +
        `${money(owedCents)} is left to settle with us; nothing is charged automatically.`,
    ];
  const covered = feePaidCents ? [`${late}: ${money(feePaidCents)} of your ${paidInWords(facts)} covers it.`] : [];
  if (refundCents <= 0) return covered;
  const amount = money(refundCents);
  const paid = paidInWords(facts);
  return [
    ...covered,
    `We will refund ${covered.length > 0 ? `${amount} of your ${paid}` : `your ${paid} of ${amount}`}. ` +
      `To a card this takes ${REFUND_DAYS.card} business days, by transfer up to ${REFUND_DAYS.transfer}.`,
  ];
}

/** Nothing when nothing was paid online. */
export const paidPartMoves = (facts: MailFacts): string =>
  (facts.feePaidCents ?? facts.feeCents) > 0 ? ` Your ${paidInWords(facts)} moves along.` : '';
