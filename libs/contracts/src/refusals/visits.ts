import { counted } from '@salon/kernel';
import type { AppointmentStatus } from '../booking/states.js';
import { UNDO_HOURS } from '../limits.js';
import { because, type Refusal } from './refusal.js';

const wordsFor = (status: AppointmentStatus): string => `${status}`.replace('_', '-');
const refundSent = 'A refund sent to the gateway cannot be taken back';

/** What is recorded about a refund that the gateway did not make; the gateway may give its own reason. */
export const refundNotes = {
  unreachable: 'It cannot be reached. Please try again later',
  noReason: 'It gave no reason',
  unknown: 'It does not know of this refund',
  notMade:
    'A month later it has not said that the money is back. Please look it up there before giving it back once more',
} as const;

/** Refusals of actions on a booked visit, its refunds and its admin actions. */
export const visitRefusals = {
  APPOINTMENT_NOT_FOUND: { kind: 'not_found' },
  OWN_VISIT_NOT_FOUND: { kind: 'not_found', text: 'This visit is not yours today any more' },
  APPOINTMENT_MOVE: {
    kind: 'conflict',
    text: because({
      never: ({ from, to }: { from: AppointmentStatus; to: AppointmentStatus }) =>
        from === to
          ? `This appointment is ${wordsFor(to)} already`
          : `A ${wordsFor(from)} appointment cannot become ${wordsFor(to)}`,
      cancelled: 'A visit cancelled by the customer or the salon stays cancelled',
      begun: 'This visit has already begun',
      notBegun: 'A visit cannot be completed before it begins',
      noShowEarly: ({ minutes }: { minutes: number }) => `Please wait ${minutes} minutes before calling it a no-show`,
      arrived: 'The desk has noted that this customer arrived',
    }),
  },
  RESCHEDULE_REFUSED: {
    kind: 'conflict',
    text: because({
      status: 'Only a confirmed visit can be given another time',
      late: ({ hours }: { hours: number }) =>
        `A visit can be given another time until ${counted(hours, 'hour')} before it begins`,
      often: ({ most }: { most: number }) =>
        most === 0
          ? 'A visit cannot be given another time'
          : `A visit can be given another time at most ${counted(most, 'time')}`,
    }),
  },
  CANCEL_COSTS_MORE: {
    kind: 'conflict',
    text: ({ cost }: { cost: string }) =>
      `Cancelling costs ${cost} by now, so nothing was cancelled. Please look at the amounts and decide again`,
  },
  // The salon's hours and visits outside them, for admins (ADR-0042).
  HOURS_INVALID: { kind: 'invalid' },
  STYLIST_NOT_FREE: {
    kind: 'conflict',
    text: ({ name }: { name: string }) => `${name} is not free at this time any more`,
  },
  VISIT_WITHIN_HOURS: { kind: 'conflict', text: 'This visit lies within the hours. There is nothing to decide.' },
  NOT_CONFIRMED: { kind: 'conflict', text: 'Only a confirmed visit can be added to a calendar' },

  // Refunds, for admins (decision C9).
  REFUND_NOT_FOUND: { kind: 'not_found' },
  REFUND_NOT_DUE: {
    kind: 'conflict',
    text: because({
      refunded: 'This refund has already been made',
      refunding: 'This refund is already on its way through the gateway',
    }),
  },
  REFUND_REFUSED: {
    kind: 'conflict',
    text: ({ why }: { why: string }) => `The gateway did not take the refund: ${why}`,
  },
  REFUND_CHARGED_BACK: {
    kind: 'conflict',
    text: 'The bank has already taken this payment back. Nothing is to be sent.',
  },
  REFUND_PAYMENT_UNKNOWN: {
    kind: 'conflict',
    text:
      'The gateway does not know this payment, so nothing was sent. Please look again in a minute, once it has ' +
      'named the payments of this order, or settle the refund by bank transfer.',
  },
  REFUND_WITHOUT_PAYMENT: {
    kind: 'conflict',
    text: 'The gateway gave no payment id for it. Please settle it by bank transfer.',
  },

  // Undoing admin actions (decision C8).
  ACT_NOT_UNDOABLE: {
    kind: 'conflict',
    text: because({
      undone: 'This has already been undone',
      refundRefused: 'The gateway refused it',
      tooLate: `An action can be undone for ${UNDO_HOURS} hours`,
      later: 'Something was done to this visit afterwards. Please undo that first',
      refundSent,
      refundSentLater: `${refundSent}, and its visit stays as it is`,
      holdOver: 'The unpaid hold it would bring back has run out',
      timePassed: 'The time it would bring back has passed',
      timeTaken: 'The time has been given to somebody else since',
      timeBlocked: 'The desk has blocked this time since. Please free it first',
      stylistLeft: 'The stylist of this visit has left the salon. Please restore the stylist first',
      otherHold: 'The customer holds another unpaid time by now',
      statusChanged: ({ status }: { status: AppointmentStatus }) => `The visit has become ${wordsFor(status)} since`,
      timeChanged: 'The visit has been given another time since',
      moneyChanged: 'A payment or refund of this visit has arrived since',
      former: 'The data of this customer has been deleted since, so this visit stays as it is',
    }),
  },
} as const satisfies Readonly<Record<string, Refusal>>;
