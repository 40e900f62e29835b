import { DATA_REQUEST_DAYS, inDays, periodOf, RETENTION } from '@salon/contracts';
import type { LegalText } from './legal.js';

/** The privacy text (decision E3); what is stored, where and for how long follows decisions A9, D2, E4 and E9. */
export const PRIVACY: LegalText = {
  title: 'Privacy Policy',
  lead: 'What we know about you, why we need it, and how long we keep it.',
  updated: '2026-11-29',
  setting: 'privacyUpdated',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        '{company} decides what happens with the data described here, and answers for it. How to reach us stands ' +
          'at the end of this page.',
      ],
    },
    {
      id: 'what',
      title: 'What we collect',
      blocks: [
        'We ask only for what a visit needs:',
        [
          'Your account: name, e-mail address and password. The password is stored as a one-way hash that nobody ' +
            'can read back, ourselves included.',
          'Your profile, if you fill it in: phone number, address, city and a picture.',
          'Your visits: services, dates, times, and what was paid and refunded.',
          'What our staff note so that they can serve you well, allergies and preferences among it. Only staff ' +
            'read it.',
          'Your review, if you write one. It is shown on this site with your name and picture.',
          'What you write to us with the contact form or by mail.',
          'The devices on which you sign in, and when, so that you can see them under Profile Settings and are ' +
            'told of a new one.',
          'Technical records of requests to this site, to keep it secure and to find faults.',
        ],
        'If you sign in with Google, we receive your name, e-mail address and picture from Google, and nothing ' +
          'else from your account there.',
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      blocks: [
        [
          'To keep your time free and to prepare your visit.',
          'To take the booking fee and to pay it back where our Refund Policy says so.',
          'To send you verification codes, confirmations and changes of your appointments.',
          'To answer you, and to protect the site against misuse.',
          'To keep the accounts that the law asks us to keep.',
        ],
        'We do not sell your data, and we send no advertising that you have not asked for.',
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      blocks: [
        'Payments are handled by PayHere. Your card details are entered there and never reach us: card-holder ' +
          'name, card number and expiry date are never stored here. We keep the amount, the time, the kind of card ' +
          'and the payment reference.',
        'For a payment we pass on your name, e-mail address, phone number, address and city, the order number and ' +
          'the number of the visit.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      blocks: [
        'Inside the salon your stylist and the people at the desk see your visits. Outside it, only those who ' +
          'work for us do, and only what they need: the host of this site, the service that delivers our mail, and ' +
          'the payment provider. Authorities receive data where the law obliges us.',
        'Maps, Google sign-in and the payment page come from other companies. A map is loaded only when you ask ' +
          "for it, the payment page only when you pay, and Google's button only on the pages for signing in and " +
          'registering.',
      ],
    },
    {
      id: 'browser',
      title: 'In your browser',
      blocks: [
        'While you are signed in, your browser stores a sign-in token; it is removed when you log out. Your ' +
          'choice of a light or dark page, the service you wanted to book before signing in, a message or review ' +
          'that you have not sent yet and the payments you have begun, so that none is sent twice, are remembered ' +
          'there as well, and so is that we have asked for your phone number and when we mailed your last code. ' +
          'While a new account waits for its code, the page also remembers your e-mail address until the code ' +
          'expires. People who work in the salon find their own day there while they are offline, and what they had ' +
          'typed into a form when their session ended.',
        'While we try a new version of a page, a cookie with a number from 0 to 99 decides for ' +
          `${periodOf(RETENTION.candidates)} whether you get it. ` +
          'It is no identifier: many visitors have the same number.',
        'Some pages report to us how quickly they were shown, and pages that fail report what failed. These reports ' +
          'say nothing about you, and we only count them.',
        'There are no tracking cookies and no analytics of other companies on this site.',
      ],
    },
    {
      id: 'long',
      title: 'How long we keep it',
      blocks: [
        [
          'Your account and visits: until you delete your account or ask us to delete them, longer only where the ' +
            'law obliges us: visits and payments stay in our accounts without your name.',
          `Accounts whose e-mail address was never verified: ${periodOf(RETENTION.unverifiedAccounts)}.`,
          `Records of sign-ins and the mails about your account: ${periodOf(RETENTION.records)}.`,
          'Technical records of requests to this site: until newer ones take their place.',
          `The devices on which you signed in: ${periodOf(RETENTION.devices)} after the last time.`,
          'Messages of the contact form: they are mailed to us, and this site keeps a copy until ' +
            `${periodOf(RETENTION.answeredMessages)} after we have answered.`,
          `Pictures you upload and do not use, or take away again: ${periodOf(RETENTION.unusedPictures + 1)} at most.`,
          `Notices of payments: ${periodOf(RETENTION.notices)}, as evidence for the accounts. ` +
            `Notices that turn out to be forged or about no order of ours: ${periodOf(RETENTION.untrustedNotices)}.`,
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You can see your details at any time, and correct all but the e-mail address that you sign in with, ' +
          'under Profile Settings. There you can also download what we hold about you, and delete your account. ' +
          'You can ask us for a copy of ' +
          'everything we hold about you, to correct or delete it, or to stop using it for a purpose you object to. ' +
          `We answer within ${inDays(DATA_REQUEST_DAYS)}.`,
        'If you are not content with our answer, you may turn to the data protection authority of Sri Lanka.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        'All pages are sent encrypted. Access is limited to the people who need it, and each part of our system ' +
          'holds only its own data. If something does go wrong that concerns you, we will tell you.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: ['When this text changes, the date at the top changes too. Of important changes we tell you by mail.'],
    },
  ],
};
