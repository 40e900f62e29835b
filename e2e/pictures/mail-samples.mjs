import { renderMail } from '../../libs/nest-kit/dist/mail/index.js';
import { codeMail } from '../../services/account/dist/mails/code.mail.js';
import { invitationMail } from '../../services/account/dist/mails/invitation.mail.js';
import { newSignInMail } from '../../services/account/dist/mails/new-sign-in.mail.js';
import { passwordChangedMail, resetMail } from '../../services/account/dist/mails/password.mail.js';
import { mailContentOf } from '../../services/booking/dist/mails/mail-content.rules.js';
import { secondFactorMail } from '../../services/account/dist/mails/second-factor.mail.js';
import { contactMail } from '../../services/catalog/dist/contact/contact.mail.js';

const siteUrl = 'http://localhost:4000';
const salon = { name: 'Araliya', address: '12 Temple Flower Lane, Colombo 07', phone: '+94 11 000 0000', siteUrl };
const account = { name: 'Araliya Salon & Spa', siteUrl, zone: 'Asia/Colombo' };
const TOKEN = 'Zx81kQm3Vt7Rb2Yw9Lp4Nc6Hs0Jd5Fg1Ka8Ue3To2Xi';

const facts = {
  displayId: 'ARL-261123-0042',
  name: 'Nimali Perera',
  day: '2026-11-26',
  startTime: '14:30',
  endTime: '16:00',
  stylist: 'Dilani Perera',
  lines: [
    { title: 'Araliya glow facial', quantity: 1, priceCents: 420_000 },
    { title: 'Hand-painted accent', quantity: 2, priceCents: 80_000 },
  ],
  offer: null,
  totalCents: 580_000,
  feeCents: 100_000,
  feePaidCents: 100_000,
  dueCents: 580_000,
  refundCents: 100_000,
  isPaidOnline: true,
};

const aboutVisit = (kind, more = {}) => renderMail(mailContentOf(kind, { ...facts, ...more }, salon), salon);
const aboutAccount = (content) => renderMail(content, account);

/** Every kind of mail, by the name of its picture. */
export const SAMPLES = {
  'verification-code': await aboutAccount(
    codeMail({ salon: account.name, code: '042817', url: `${siteUrl}/verify-email` }),
  ),
  'new-password': await aboutAccount(resetMail({ salon: account.name, url: `${siteUrl}/reset-password/${TOKEN}` })),
  'password-changed': await aboutAccount(
    passwordChangedMail({ salon: account.name, url: `${siteUrl}/forgot-password` }),
  ),
  'new-sign-in': await aboutAccount(
    newSignInMail({
      salon: account,
      device: 'Safari on iPhone',
      network: '198.51.100.0/24',
      at: new Date('2026-11-22T05:00:00Z'),
    }),
  ),
  'two-step-sign-in': await aboutAccount(
    secondFactorMail({ salon: account.name, url: `${siteUrl}/forgot-password`, change: 'on' }),
  ),
  invitation: await aboutAccount(
    invitationMail({ salon: account.name, url: `${siteUrl}/register?invite=${TOKEN}`, role: 'front_desk' }),
  ),
  confirmation: await aboutVisit('confirmation'),
  'confirmation-offer': await aboutVisit('confirmation', { offer: 'Bridal Morning' }),
  rescheduled: await aboutVisit('rescheduled', { was: { day: '2026-11-25', startTime: '09:00' } }),
  'new-stylist': await aboutVisit('reassigned', {
    was: { day: facts.day, startTime: facts.startTime, stylist: 'Ishara Fernando' },
  }),
  cancellation: await aboutVisit('cancellation', { feePaidCents: 0 }),
  'cancellation-late': await aboutVisit('cancellation', { refundCents: 0, owedCents: 190_000 }),
  'came-too-late': await aboutVisit('unplaced'),
  'not-confirmed': await aboutVisit('unconfirmed'),
  'paid-twice': await aboutVisit('owed', { owedFor: 'second_payment' }),
  refund: await aboutVisit('refunded', { refund: { method: 'bank', reference: 'BOC 77 120 4411' } }),
  'not-refunded': await aboutVisit('unrefunded'),
  receipt: await aboutVisit('receipt', { dueCents: 0, deskPayments: [{ amountCents: 580_000, means: 'card' }] }),
  contact: await contactMail(
    {
      name: 'Nimali Perera',
      email: 'nimali@example.test',
      message:
        'Good morning,\n\ndo you have a free hour on Friday for a cut and a blow-dry? My hair is long.\n\nThank you\nNimali',
    },
    { brand: salon.name, address: salon.address, phone: salon.phone, email: 'hello@araliya.example' },
  ),
};
