import { CARDS, inDays, REFUND_DAYS, REFUND_REQUEST_DAYS } from '@salon/contracts';
import { listed } from '@salon/kernel';
import type { LegalText } from './legal.js';

/** Refunds, packages, ways and times of payment (docs/product.md §9; decision C9 for the booking fee). */
export const REFUNDS: LegalText = {
  title: 'Refund Policy',
  lead: 'When you get money back, how much of it, and how long it takes.',
  updated: '2026-11-21',
  setting: 'refundsUpdated',
  statesPolicy: true,
  sections: [
    {
      id: 'fee',
      title: 'The booking fee',
      blocks: [
        'A booking fee of {bookingFee} secures your time and is paid online. What happens to it depends on when ' +
          'you let us know:',
        [
          '{cancelRefund}',
          '{lateCancelRefund}',
          '{noShowRefund}',
          '{company} cancels: you get the fee back or a new time, as you prefer.',
        ],
        'Where you have paid the whole price in advance, all of that counts as the fee does, and what is above the ' +
          'cost goes back. Of a visit that you missed we give it back at the salon or by bank transfer.',
        'A visit whose fee has not been paid owes nothing. {movedFee}',
        'If your payment reaches us after your time was given to somebody else, you choose between another time ' +
          'and the whole fee. A second payment for the same visit is paid back.',
      ],
    },
    {
      id: 'services',
      title: 'Services you have had',
      blocks: [
        'Please bring complaints to us within {complaintTime} of your visit, so that we can look at the ' +
          'result and put it right.',
        'If that does not help, you can ask for your money back. Refund requests have to reach us within ' +
          `${inDays(REFUND_REQUEST_DAYS.service)} of the service.`,
      ],
    },
    {
      id: 'deposits',
      title: 'Deposits',
      blocks: [
        'Some services need a non-refundable deposit. It is applied to the total of your visit and is not paid ' +
          'back when the visit is cancelled by you.',
      ],
    },
    {
      id: 'packages',
      title: 'Packages and memberships',
      blocks: [
        `Prepaid packages or memberships are refundable within ${inDays(REFUND_REQUEST_DAYS.package)} of the ` +
          'purchase if unused. Once a part of them has been used they stay valid, but are not paid out.',
      ],
    },
    {
      id: 'cards',
      title: 'Refunds to a card',
      blocks: [
        'A payment by card is returned to the same card, or by bank transfer where that cannot be done. Eligible ' +
          `cards are ${listed(CARDS)}.`,
        [
          'On the day of the payment the refund is instant: the payment is voided and never appears on your statement.',
          `On any later day it takes ${REFUND_DAYS.card} business days, depending on your bank.`,
        ],
      ],
    },
    {
      id: 'other',
      title: 'Refunds of other payments',
      blocks: [
        `Non-card payments are refunded manually by bank transfer within up to ${REFUND_DAYS.transfer} business ` +
          'days. We will ask you for the account to send it to.',
      ],
    },
    {
      id: 'ask',
      title: 'How to ask for a refund',
      blocks: [
        'The booking fee of a visit that was cancelled in time needs no request: we see what is due to you. For ' +
          'everything else write to us or call, and tell us the name you booked under, the date of the visit and ' +
          'the number of the appointment if you have it at hand. You find it under My Appointments.',
        'We answer every request, also when the answer is no, and say why.',
      ],
    },
  ],
};
