import { counted } from '@salon/kernel';
import { obstacleTexts } from './desk.js';
import { because, type Refusal } from './refusal.js';

/** @param minutes that a visit lacks which becomes longer; absent when the obstacle is not in the added time */
const notFitting = (minutes: number | undefined): string =>
  minutes === undefined ? 'the changed visit does not fit' : `the longer visit lacks ${counted(minutes, 'minute')}`;

/** Why a visit does not fit with its changed services. @param next what the desk can do first */
const occupied =
  <Params>(inTheWay: (params: Params) => string, next: string) =>
  (params: Params & { minutes?: number }): string =>
    `${inTheWay(params)}, so ${notFitting(params.minutes)}. ${next}`;

/** Refusals of desk actions on a visit: its steps, its money, its note. */
export const deskVisitRefusals = {
  PROGRESS_REFUSED: {
    kind: 'conflict',
    text: because({
      status: 'Only a confirmed visit can be marked as arrived or started',
      otherDay: 'A visit is marked as arrived or started on its own day',
      again: 'This has been noted already',
    }),
  },
  DESK_PAYMENT_REFUSED: {
    kind: 'conflict',
    text: because({
      nothing: 'Nothing is left to pay for this visit',
      tooMuch: ({ most }: { most: string }) => `No more than ${most} is left to pay for this visit`,
      noMoney: ({ most }: { most: string }) => `No more than ${most} was paid at the desk and can be refunded there`,
      pending: 'This time is still held unpaid. Please confirm it first',
      changed: ({ paid }: { paid: string }) =>
        `By now ${paid} in all is noted as paid at the desk. Please look at the history, then try again`,
    }),
  },
  DESK_MONEY_STANDS: {
    kind: 'conflict',
    text: because({
      desk: ({ amount }: { amount: string }) => `Please refund the ${amount} that was paid at the desk first`,
      given: ({ amount }: { amount: string }) => `Please take again the ${amount} that was refunded at the desk first`,
      customer: 'Part of the money of this visit was settled at the salon. Please call us to cancel it',
    }),
  },
  CANCEL_TERMS_CHANGED: {
    kind: 'conflict',
    text: 'What cancelling means for the money has changed meanwhile, by a payment or with time. Please read it again',
  },
  RECEIPT_REFUSED: {
    kind: 'conflict',
    text: because({
      again: 'This receipt is mailed already, and nothing has changed since',
      noAddress: 'This customer has given no e-mail address. Please print the receipt',
    }),
  },
  LINES_REFUSED: {
    kind: 'conflict',
    text: because({
      linesStatus: 'Services can be changed of a confirmed or a completed visit',
      offer: ({ title }: { title: string }) =>
        `${title} has one price for its services. They stay; others can be added`,
      priceReason: ({ title }: { title: string }) => `Please say why ${title} has another price`,
      overpaid: ({ amount }: { amount: string }) =>
        `${amount} more was paid than the visit will cost. Save it all the same, and refund that at the desk`,
      visit: occupied(obstacleTexts.visit, 'Please move one of them first.'),
      held: occupied(obstacleTexts.held, 'Please move the visit first.'),
      block: occupied(obstacleTexts.block, 'Please move the visit first, or free that time.'),
      inTheWay: 'The changed visit runs into what its stylist does next. Please move one of them first.',
    }),
  },
} as const satisfies Readonly<Record<string, Refusal>>;
