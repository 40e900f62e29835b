import { counted, formatDate, formatMinutes, formatTime } from '@salon/kernel';
import { because, type Refusal } from './refusal.js';

type WhoAndWhen = {
  name: string;
  from: string;
  to: string;
};

const span = ({ from, to }: Pick<WhoAndWhen, 'from' | 'to'>): string => `from ${formatTime(from)} to ${formatTime(to)}`;
const noted = (note: string): string => (note === '' ? '' : ` (${note})`);

/** What occupies a stylist. */
export const obstacleTexts = {
  block: ({ name, note, ...when }: WhoAndWhen & { note: string }) =>
    `The time of ${name} is blocked ${span(when)}${noted(note)}`,
  visit: ({ name, who, ...when }: WhoAndWhen & { who: string }) => `${name} has ${who} ${span(when)}`,
  held: ({ name, who, ...when }: WhoAndWhen & { who: string }) =>
    `${who} holds the time of ${name} ${span(when)} and has not paid yet`,
};

/** Refusals of desk actions on the day's board; they name the obstacle, because only staff read them. */
export const deskRefusals = {
  DESK_PLACE_TAKEN: {
    kind: 'conflict',
    text: because({
      over: 'This time is over',
      closed: ({ note }: { note: string }) => `The salon is closed on this day: ${note}`,
      skill: ({ name }: { name: string }) => `${name} does not do all of these services`,
      away: ({ name, note, ...when }: WhoAndWhen & { note: string }) => `${name} is away ${span(when)}${noted(note)}`,
      awayAllDay: ({ name, note }: { name: string; note: string }) => `${name} is away all day${noted(note)}`,
      off: ({ name }: { name: string }) => `${name} is not at work for the whole of this time`,
      ...obstacleTexts,
      taken: ({ name }: { name: string }) => `Somebody else was quicker: ${name} has just been booked for this time`,
    }),
  },
  DESK_QUOTE_CHANGED: {
    kind: 'conflict',
    text: ({ amount, minutes }: { amount: string; minutes: number }) =>
      `The menu has changed meanwhile: the services cost ${amount} and take ${formatMinutes(minutes)} now. ` +
      'Please tell the customer, and press again',
  },
  VISIT_CHANGED: {
    kind: 'conflict',
    text: because({
      cancelledByCustomer: ({ who }: { who: string }) => `${who} has cancelled this visit meanwhile`,
      cancelled: 'This visit has been cancelled meanwhile',
      moved: ({ name, date, time }: { name: string; date: string; time: string }) =>
        `Somebody has moved this visit meanwhile. It is on ${formatDate(date)} at ${formatTime(time)} with ${name} now`,
    }),
  },
  MOVE_NEEDS_REASON: {
    kind: 'conflict',
    text: because({
      late: ({ hours }: { hours: number }) =>
        `Customers can move it until ${counted(hours, 'hour')} before it begins. Please say why it is moved now`,
      often: ({ most }: { most: number }) =>
        most === 0
          ? 'Customers cannot move it. Please say why it is moved'
          : `It has been moved ${counted(most, 'time')} already. Please say why it is moved again`,
    }),
    field: 'reason',
  },
  CUSTOMER_NOT_FOUND: { kind: 'not_found', text: 'This customer’s record is no longer there' },
  NO_CODE_AWAITED: {
    kind: 'conflict',
    text: because({
      nobody: 'Nobody has registered with this address',
      verified: 'They have entered their code already, and can sign in',
    }),
  },
  MERGE_SAME: { kind: 'conflict', text: 'This is the same record' },
  MERGE_MADE: {
    kind: 'conflict',
    text: ({ name, into }: { name: string; into: string }) => `${name} has been merged into ${into} already`,
  },
  NOTES_MERGED: {
    kind: 'conflict',
    text: ({ into }: { into: string }) =>
      `This record is part of that of ${into} by now. Undo the merge first, or change the notes there`,
  },
  MERGE_NOTES_LONG: {
    kind: 'conflict',
    text: ({ label }: { label: string }) =>
      `Both together are too long for one record. Please shorten “${label}” of one of them first`,
  },
  CUSTOMER_NOT_SIGNED_IN: {
    kind: 'conflict',
    text: because({
      account: 'They have no account, so they are signed in nowhere',
      staff: 'They work here. An owner decides about their access, among the staff',
    }),
  },
  BLOCK_NOT_FOUND: { kind: 'not_found', text: 'This time has been freed already' },
  BLOCK_TIME_TAKEN: { kind: 'conflict', text: 'This time has been booked or blocked meanwhile' },

  // Open tasks and jobs.
  NOTICE_NOT_FOUND: { kind: 'not_found', text: 'This payment notice is no longer kept' },
  MAIL_REFUSED: {
    kind: 'conflict',
    text: because({ gone: 'This mail is not needed any more', sent: 'This mail has been sent meanwhile' }),
  },
  JOBS_NOT_DEAD: {
    kind: 'conflict',
    text: 'Nothing is left to run again: the jobs ran meanwhile, or somebody else was faster.',
  },
} as const satisfies Readonly<Record<string, Refusal>>;

export const moveReasonText = deskRefusals.MOVE_NEEDS_REASON.text;
