import { CARDS } from '@salon/contracts';
import type { LegalText } from './legal.js';

/** Notice, late customers, deposits, cards, complaints (docs/product.md §9; decisions C9, C10 for the booking fee). */
export const TERMS: LegalText = {
  title: 'Terms & Conditions',
  lead: 'What you can expect from us when you book a visit, and what we ask of you.',
  updated: '2026-11-29',
  setting: 'termsUpdated',
  statesPolicy: true,
  sections: [
    {
      id: 'agreement',
      title: 'Who these terms are between',
      blocks: [
        'This site and the salon belong to {company}. By creating an account or booking a visit you agree to ' +
          'these terms, to our Privacy Policy and to our Refund Policy.',
        'You may use the site if you are old enough to enter into a contract, or with the consent of a parent or ' +
          'guardian.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'You need an account with a verified e-mail address to book. Please give us your real name and a phone ' +
          'number on which we can reach you, keep your password to yourself, and tell us if you think that someone ' +
          'else has used your account.',
        'We may close an account that is used to harm the salon, its team or other guests.',
      ],
    },
    {
      id: 'booking',
      title: 'Booking and the booking fee',
      blocks: [
        'When you choose a time we hold it for you for {holdMinutes} minutes, and for at most ' +
          '{longestHoldMinutes} once you have begun to pay; a countdown shows how long. A visit is confirmed once ' +
          'the booking fee of {bookingFee} has been paid online. Until then it is pending, and it is cancelled if ' +
          'the payment is not received.',
        'Only the booking fee is charged online, and the price of the services is paid at the salon, unless we have ' +
          'asked you to pay in advance: then the cart says so, and the whole price is charged online. Prices are ' +
          'shown in Sri Lankan rupees (LKR), and the price you booked is the price you pay.',
        'Some services need a non-refundable deposit, which is applied to the total. We tell you about it before ' +
          'you commit to the service.',
      ],
    },
    {
      id: 'cards',
      title: 'Paying by card',
      blocks: [
        'Eligible cards are:',
        CARDS,
        'The payment is handled by our payment provider. We never see or store your card number.',
      ],
    },
    {
      id: 'changes',
      title: 'Cancelling and rescheduling',
      blocks: [
        'Plans change. This is what a change costs:',
        ['{freeChanges}', '{lateCancelTerms}', '{noShowTerms}'],
        '{waysToChange} If we have to cancel a visit, you choose between a new time and your booking fee back.',
      ],
    },
    {
      id: 'late',
      title: 'Arriving late',
      blocks: [
        'If you arrive more than {lateTime} late, your visit may be shortened or rescheduled, so that ' +
          'the guests after you do not have to wait. A late fee is possible.',
      ],
    },
    {
      id: 'care',
      title: 'Your health and comfort',
      blocks: [
        'Tell us about allergies, medication, a pregnancy or a skin condition before we begin. Consultations are ' +
          'free, and we may advise against a treatment or ask for a patch test first.',
        'Please keep an eye on your belongings, and be as kind to our team as they are to you.',
      ],
    },
    {
      id: 'complaints',
      title: 'If something is not right',
      blocks: [
        'Please bring complaints to us within {complaintTime} of your visit, in person, by phone or in ' +
          'writing. We would like to look at it ourselves and to put it right, at no cost where the fault is ours.',
        'How and when you get money back is described in our Refund Policy.',
      ],
    },
    {
      id: 'gifts',
      title: 'Gift certificates, packages and memberships',
      blocks: [
        'Gift certificates, prepaid packages and memberships are sold at the salon. They cannot be exchanged for ' +
          'cash, except where our Refund Policy or the law says so.',
      ],
    },
    {
      id: 'site',
      title: 'Reviews, pictures and the site itself',
      blocks: [
        'A review has to be your own. One by a guest whose visit we have on record is marked as a verified visit. We ' +
          'may hide one that insults people, advertises or is plainly untrue.',
        'Texts, drawings and photographs on this site belong to {company} or are used with permission. Please ask ' +
          'before you use them elsewhere.',
        'We look after the site with care but cannot promise that it is always reachable or free of mistakes.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes to these terms',
      blocks: [
        'The law of Sri Lanka applies. If one sentence of these terms does not hold, the others still do.',
        'When we change these terms, the date at the top changes too. A visit you have already booked keeps the ' +
          'terms under which you booked it.',
      ],
    },
  ],
};
