import type { VisitMailKind } from '@salon/contracts';
import { firstNameOf, formatTime } from '@salon/kernel';
import { type MailContent, type MailPart, type MailSalon, paragraph } from '@salon/nest-kit/mail.rules';
import { amountsPart } from './amounts.rules.js';
import { longDay, type MailFacts } from './mail-facts.rules.js';
import { changedWhere, moneyOfCancelled, paidInWords, paidPartMoves, plansChange } from './terms-in-words.rules.js';
import { appointmentsUrl, hasAccount, money, refundPart, visitPart } from './visit-parts.rules.js';

/** The content for one type of event; greeting and button are the same in all mails. */
interface Wording {
  subject: string;
  status: MailContent['status'];
  heading: string;
  opening: [string, ...string[]];
  details: MailPart[];
  closing: string[];
  /** What the mail does to the event in the customer's calendar (RFC 5546); absent: nothing. */
  calendar?: 'REQUEST' | 'CANCEL';
}

/** The text of a mail sent at `now`, and what it does to the customer's calendar. */
export function mailContentOf(
  kind: VisitMailKind,
  facts: MailFacts,
  salon: MailSalon,
  now: Date,
): MailContent & Pick<Wording, 'calendar'> {
  const { opening, details, closing, ...rest } = WORDINGS[kind](facts, salon, now);
  return {
    ...rest,
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

const callUs = ({ phone }: MailSalon): string => `Call us at ${phone} if anything is unclear.`;

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
  return {
    subject: `Your visit on ${longDay(facts.day)} is confirmed`,
    status: { tone: 'success', words: 'Confirmed' },
    heading: 'See you soon',
    opening: [
      facts.isPaidOnline
        ? `Your ${paidInWords(facts)} has been received and your visit is confirmed.`
        : 'Your visit is confirmed.',
    ],
    details: [visitPart(facts, salon.siteUrl), amountsPart(facts)],
    closing: ['Add to calendar: open the attached visit.ics.', ...plansChange(facts, salon, now), callUs(salon)],
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
      'The attached visit.ics changes the entry in your calendar.',
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

function owed(facts: MailFacts, salon: MailSalon): Wording {
  const why = facts.owedFor === 'second_payment' ? 'that was paid already' : 'that is cancelled';
  return {
    subject: `We will refund a payment for ${facts.displayId}`,
    status: { tone: 'info', words: 'Refund to come' },
    heading: 'A refund is on its way to you',
    opening: [`We have received a payment for a visit ${why}. We will refund ${money(facts.refundCents)}.`],
    details: [refundPart(facts)],
    closing: [
      'Your visit stays as it is, and you need do nothing: we will write again once it is refunded.',
      callUs(salon),
    ],
  };
}

function refunded(facts: MailFacts, salon: MailSalon): Wording {
  const amount = money(facts.refundCents);
  const way = facts.refund?.method === 'bank' ? 'by bank transfer' : 'to the card you paid with';
  return {
    subject: `Your refund of ${amount} for ${facts.displayId}`,
    status: { tone: 'success', words: 'Refunded' },
    heading: 'Your money is refunded',
    opening: [`We have refunded ${amount} ${way}.`],
    details: [refundPart(facts)],
    closing: ['Your bank may take some days to show it.', callUs(salon)],
  };
}

function unrefunded(facts: MailFacts, salon: MailSalon): Wording {
  return {
    subject: `Your refund for ${facts.displayId} is still to come`,
    status: { tone: 'warning', words: 'Not refunded yet' },
    heading: 'We are sorry: not refunded yet',
    opening: [
      `We told you by mistake that ${money(facts.refundCents)} had been refunded. ` +
        'It has not been yet, and it is still owed to you.',
    ],
    details: [refundPart({ ...facts, refund: undefined })],
    closing: ['We will write again when it is on its way.', callUs(salon)],
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
    details: [visitPart(facts, salon.siteUrl, isToCome ? 'toCome' : isCancelled ? 'off' : 'over'), amountsPart(facts)],
    closing: [callUs(salon)],
  };
}
