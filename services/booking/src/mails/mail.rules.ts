import type { RefundReason } from '@salon/contracts';
import { type Cents, formatLkr, minutesOf } from '@salon/kernel';

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
  lines: { title: string; quantity: number }[];
  offer: string | null;
  totalCents: number;
  feeCents: number;
  /** Of the booking fee, what is paid; not in a mail written down before it was known. */
  feePaidCents?: number;
  /** To be paid at the salon; likewise. */
  dueCents?: number;
  refundCents: number;
  /** Of a cancellation: what is owed beyond what was paid. */
  owedCents?: number;
  /** SEQUENCE of the calendar entry (RFC 5545). */
  sequence: number;
  isPaidOnline: boolean;
  /** Of a visit given another time: when it was before. */
  was?: { day: string; startTime: string } | null;
  /** Of a payment that goes back, `refundCents` of it: why. */
  owedFor?: RefundReason;
  /** Of a refund, whose amount is `refundCents`: how it was made. */
  refund?: { method: 'gateway' | 'bank'; reference: string | null };
}

export type MailKind =
  'confirmation' | 'cancellation' | 'unplaced' | 'rescheduled' | 'unconfirmed' | 'owed' | 'refunded' | 'unrefunded';

export interface MailContent {
  subject: string;
  heading: string;
  /** Paragraphs before the details of the visit. */
  opening: string[];
  /** Label and value of each detail. */
  details: [string, string][];
  closing: string[];
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

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
const money = (cents: number): string => formatLkr(cents as Cents);

/** What every writer of a mail has at hand. */
interface Draft {
  facts: MailFacts;
  /** 'Dear Nimali,' */
  dear: string;
  details: [string, string][];
  phone: string;
  /** The closing sentence with the salon's number. */
  call: string;
}

/** What the mail says, in words only; how it looks is letter.html.ts. */
export function mailContentOf(
  kind: MailKind,
  facts: MailFacts,
  { phone }: { name: string; phone: string },
): MailContent {
  return WRITERS[kind]({
    facts,
    dear: `Dear ${firstName(facts.name)},`,
    details: detailsOf(facts),
    phone,
    call: `Call us at ${phone} if anything is unclear.`,
  });
}

const WRITERS: Record<MailKind, (draft: Draft) => MailContent> = {
  confirmation: confirmed,
  cancellation: cancelled,
  unplaced,
  rescheduled,
  unconfirmed,
  owed,
  refunded,
  unrefunded,
};

function confirmed({ facts, dear, details, call }: Draft): MailContent {
  return {
    subject: `Your visit on ${longDay(facts.day)} is confirmed`,
    heading: 'See you soon',
    opening: [
      dear,
      facts.isPaidOnline
        ? 'your booking fee has been received and your visit is confirmed.'
        : 'your visit is confirmed.',
    ],
    details: [
      ...details,
      ['Booking fee paid', money(facts.feePaidCents ?? facts.feeCents)],
      ['To pay at the salon', money(facts.dueCents ?? facts.totalCents)],
    ],
    closing: [
      'Plans change: until 24 hours before, choose another time or cancel in My Appointments. Cancelling later costs half of the service price.',
      call,
    ],
  };
}

function cancelled({ facts, dear, details, call }: Draft): MailContent {
  return {
    subject: `Your visit ${facts.displayId} is cancelled`,
    heading: 'Your visit is cancelled',
    opening: [dear, 'this visit is cancelled, and its time is free again.', ...moneyOfCancelled(facts)],
    details,
    closing: ['We hope to see you another day.', call],
  };
}

/** What cancelling cost, what goes back of the booking fee and what is left to pay (decision C9). */
function moneyOfCancelled({ refundCents, owedCents = 0, feePaidCents }: MailFacts): string[] {
  const late = 'It was less than 24 hours before, so half of the service price is owed';
  if (owedCents > 0)
    return [
      `${late}. ${feePaidCents === 0 ? '' : 'With your booking fee counted, '}${money(owedCents)} is left to settle with us; nothing is charged automatically.`,
    ];
  const covered = feePaidCents ? [`${late}: ${money(feePaidCents)} of your booking fee covers it.`] : [];
  return refundCents > 0 ? [...covered, `We will give ${money(refundCents)} of your booking fee back.`] : covered;
}

function unplaced({ facts, dear, details, phone }: Draft): MailContent {
  return {
    subject: `Your payment for ${facts.displayId} came too late for its time`,
    heading: 'Your time was no longer free',
    opening: [
      dear,
      `we have received your booking fee of ${money(facts.feeCents)}, but after the time was given to somebody else. We are sorry.`,
    ],
    details,
    closing: [`Nothing is lost: choose another time in My Appointments, or call us at ${phone} for your money back.`],
  };
}

function rescheduled({ facts, dear, details, call }: Draft): MailContent {
  const before = facts.was ? ` It was on ${longDay(facts.was.day)} at ${clockTime(facts.was.startTime)}.` : '';
  return {
    subject: `Your visit is now on ${longDay(facts.day)} at ${clockTime(facts.startTime)}`,
    heading: 'Your visit has a new time',
    opening: [dear, `your visit has been given another time.${before} Your booking fee moves along.`],
    details,
    closing: ['The entry in your calendar changes with this mail.', call],
  };
}

function unconfirmed({ facts, dear, details, call }: Draft): MailContent {
  return {
    subject: `Your visit ${facts.displayId} is not confirmed`,
    heading: 'We are sorry: not confirmed yet',
    opening: [dear, 'we told you by mistake that this visit is confirmed. It is not.'],
    details,
    closing: ['Please book and pay the booking fee online to be sure of a time.', call],
  };
}

function owed({ facts, dear, call }: Draft): MailContent {
  const why = facts.owedFor === 'second_payment' ? 'whose booking fee was paid already' : 'that is cancelled';
  return {
    subject: `We give a payment for ${facts.displayId} back to you`,
    heading: 'Your payment goes back to you',
    opening: [dear, `we have received a payment for a visit ${why}. ${money(facts.refundCents)} goes back to you.`],
    details: refundDetails(facts),
    closing: [
      'Your visit stays as it is, and you need do nothing: we will write again once the money is given back.',
      call,
    ],
  };
}

function refunded({ facts, dear, call }: Draft): MailContent {
  const amount = money(facts.refundCents);
  const { method, reference } = facts.refund ?? { method: 'gateway', reference: null };
  const way = method === 'bank' ? 'by bank transfer' : 'to the card you paid with';
  const details = refundDetails(facts);
  return {
    subject: `Your refund of ${amount} for ${facts.displayId}`,
    heading: 'Your money is given back',
    opening: [dear, `we have given ${amount} back ${way}.`],
    details: reference === null ? details : [...details, ['Reference', reference]],
    closing: ['Your bank may take some days to show it.', call],
  };
}

function unrefunded({ facts, dear, call }: Draft): MailContent {
  return {
    subject: `Your refund for ${facts.displayId} is still to come`,
    heading: 'We are sorry: not refunded yet',
    opening: [
      dear,
      `we told you by mistake that ${money(facts.refundCents)} had been given back to you. It has not yet, and it is still owed to you.`,
    ],
    details: refundDetails(facts),
    closing: ['We will write again when it is on its way.', call],
  };
}

const refundDetails = ({ displayId, refundCents }: MailFacts): [string, string][] => [
  ['Appointment', displayId],
  ['Amount', money(refundCents)],
];

function detailsOf({ displayId, day, startTime, endTime, stylist, lines, offer }: MailFacts): [string, string][] {
  const services = lines.map(({ title, quantity }) => (quantity > 1 ? `${title} × ${quantity}` : title)).join(', ');
  return [
    ['Appointment', displayId],
    ['Date', longDay(day)],
    ['Time', `${clockTime(startTime)} – ${clockTime(endTime)}`],
    ['With', stylist],
    ...(offer === null ? [] : [['Special offer', offer] as [string, string]]),
    ['Services', services],
  ];
}
