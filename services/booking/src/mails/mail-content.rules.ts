import type { VisitMailKind } from '@salon/contracts';
import { firstNameOf, formatTime } from '@salon/kernel';
import { type MailContent, type MailPart, type MailSalon, paragraph } from '@salon/nest-kit/mail.rules';
import { amountsPart, receiptPart } from './amounts.rules.js';
import { longDay, type MailFacts } from './mail-facts.rules.js';
import {
  changedWhere,
  hasBegun,
  ifToCome,
  moneyOfCancelled,
  paidInWords,
  paidPartMoves,
  plansChange,
} from './terms-in-words.rules.js';
import { owed, refunded, unrefunded } from './refund-content.rules.js';
import { appointmentsUrl, hasAccount, money, visitPart } from './visit-parts.rules.js';
import { callUs, type Wording } from './wording.rules.js';

/** The text of a mail sent at `now`, and what it does to the customer's calendar. */
export function mailContentOf(
  kind: VisitMailKind,
  facts: MailFacts,
  salon: MailSalon,
  now: Date,
): MailContent & Pick<Wording, 'calendar'> {
  const { opening, details, closing, calendar, ...rest } = WORDINGS[kind](facts, salon, now);
  return {
    ...rest,
    // Nobody needs an invitation for the past.
    ...(calendar && (calendar === 'CANCEL' || !hasBegun(facts, now)) && { calendar }),
    preview: opening[0],
    parts: [
      paragraph(greetingOf(facts.name)),
      ...opening.map(paragraph),
      ...details,
      ...closing.map(paragraph),
      ...(hasAccount(facts) ? [appointmentsButton(salon)] : []),
    ],
  };
}

const appointmentsButton = ({ siteUrl }: MailSalon): MailPart => ({
  type: 'button',
  label: 'View my appointments',
  url: appointmentsUrl(siteUrl),
});

function greetingOf(name: string): string {
  const first = firstNameOf(name);
  return first === '' ? 'Hello,' : `Dear ${first},`;
}

const WORDINGS: Record<VisitMailKind, (facts: MailFacts, salon: MailSalon, now: Date) => Wording> = {
  confirmation: confirmed,
  cancellation: cancelled,
  unplaced,
  rescheduled,
  reassigned,
  unconfirmed,
  owed,
  refunded,
  unrefunded,
  receipt,
};

function confirmed(facts: MailFacts, salon: MailSalon, now: Date): Wording {
  const isToCome = !hasBegun(facts, now);
  return {
    subject: `Your visit on ${longDay(facts.day)} is confirmed`,
    status: { tone: 'success', words: 'Confirmed' },
    heading: isToCome ? 'See you soon' : 'Your booking',
    opening: [
      facts.isPaidOnline
        ? `Your ${paidInWords(facts)} has been received and your visit is confirmed.`
        : 'Your visit is confirmed.',
    ],
    details: [visitPart(facts, salon.siteUrl, isToCome ? 'toCome' : 'over'), amountsPart(facts)],
    closing: [
      ...ifToCome(facts, now, 'Add to calendar: open the attached visit.ics.'),
      ...plansChange(facts, salon, now),
      callUs(salon),
    ],
    calendar: 'REQUEST',
  };
}

function cancelled(facts: MailFacts, salon: MailSalon): Wording {
  const isBySalon = facts.party === 'salon';
  return {
    subject: `Your visit ${facts.displayId} is cancelled`,
    status: { tone: 'neutral', words: 'Cancelled' },
    heading: 'Your visit is cancelled',
    opening: [
      isBySalon
        ? 'We have to cancel this visit, and we are sorry.'
        : 'This visit is cancelled, and its time is free again.',
      ...moneyOfCancelled(facts),
    ],
    details: [visitPart(facts, salon.siteUrl, 'off')],
    closing: [
      isBySalon ? `Please choose another time ${changedWhere(facts, salon)}.` : 'We hope to see you another day.',
      callUs(salon),
    ],
    calendar: 'CANCEL',
  };
}

/** With `was`, it takes back a time of which a mail has left. */
function unplaced(facts: MailFacts, salon: MailSalon): Wording {
  const { was } = facts;
  const paidFee =
    `We have received your ${paidInWords(facts)} of ${money(facts.feeCents)}, ` +
    `but after the time ${was ? 'you had chosen ' : ''}was given to somebody else. We are sorry.`;
  return {
    subject: was
      ? `Your visit ${facts.displayId} is not confirmed`
      : `Your payment for ${facts.displayId} came too late for its time`,
    status: { tone: 'warning', words: 'Choose another time' },
    heading: 'Your time was no longer free',
    opening: was
      ? [
          `We told you by mistake that your visit is on ${longDay(was.day)} at ${formatTime(was.startTime)}. It is not.`,
          paidFee,
        ]
      : [paidFee],
    details: [visitPart(facts, salon.siteUrl, 'off')],
    closing: [
      `Nothing is lost: choose another time ${changedWhere(facts, salon)}, or call us at ${salon.phone} for a refund.`,
    ],
    ...(was && { calendar: 'CANCEL' }),
  };
}

function rescheduled(facts: MailFacts, salon: MailSalon, now: Date): Wording {
  const before = facts.was ? ` It was on ${longDay(facts.was.day)} at ${formatTime(facts.was.startTime)}.` : '';
  return {
    subject: `Your visit is now on ${longDay(facts.day)} at ${formatTime(facts.startTime)}`,
    status: { tone: 'info', words: 'New time' },
    heading: 'Your visit has a new time',
    opening: [`Your visit has been given another time.${before}${newStylist(facts)}${paidPartMoves(facts)}`],
    details: [visitPart(facts, salon.siteUrl)],
    closing: [
      ...ifToCome(facts, now, 'The attached visit.ics changes the entry in your calendar.'),
      ...plansChange(facts, salon, now),
      callUs(salon),
    ],
    calendar: 'REQUEST',
  };
}

/** The new and the previous stylist; nothing when the stylist is the same. */
const newStylist = ({ stylist, was }: MailFacts): string =>
  was?.stylist && was.stylist !== stylist ? ` ${stylist} will look after you instead of ${was.stylist}.` : '';

function reassigned(facts: MailFacts, salon: MailSalon): Wording {
  return {
    subject: `Your visit on ${longDay(facts.day)} is now with ${facts.stylist}`,
    status: { tone: 'info', words: 'New stylist' },
    heading: `${facts.stylist} will look after you`,
    opening: [`Day and time of your visit stay the same.${newStylist(facts)}`],
    details: [visitPart(facts, salon.siteUrl)],
    closing: [`If you would rather come at another time, choose one ${changedWhere(facts, salon)}.`, callUs(salon)],
    calendar: 'REQUEST',
  };
}

function unconfirmed(facts: MailFacts, salon: MailSalon): Wording {
  return {
    subject: `Your visit ${facts.displayId} is not confirmed`,
    status: { tone: 'warning', words: 'Not confirmed' },
    heading: 'We are sorry: not confirmed yet',
    opening: ['We told you by mistake that this visit is confirmed. It is not.'],
    details: [visitPart(facts, salon.siteUrl, 'off')],
    closing: [
      hasAccount(facts)
        ? 'Please book and pay online to be sure of a time.'
        : `Please ask for another time ${changedWhere(facts, salon)}.`,
      callUs(salon),
    ],
    calendar: 'CANCEL',
  };
}

function receipt(facts: MailFacts, salon: MailSalon): Wording {
  const { status = 'completed' } = facts;
  const [isToCome, isCancelled] = [status === 'confirmed', status === 'cancelled'];
  return {
    subject: `Your receipt for ${facts.displayId}`,
    status: { tone: 'success', words: 'Receipt' },
    heading: status === 'completed' ? 'Thank you for your visit' : 'Your receipt',
    opening: [`This is what ${isToCome ? 'is paid so far' : 'was paid'} for your visit on ${longDay(facts.day)}.`],
    details: [visitPart(facts, salon.siteUrl, isToCome ? 'toCome' : isCancelled ? 'off' : 'over'), receiptPart(facts)],
    closing: [callUs(salon)],
  };
}
