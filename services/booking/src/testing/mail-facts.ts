import type { MailSalon } from '@salon/nest-kit/mail.rules';
import type { MailFacts } from '../mails/mail-facts.rules.js';

/** The data of the mails of a confirmed visit. */
export const MAIL_FACTS: MailFacts = {
  appointmentId: '11111111-1111-4111-8111-111111111111',
  displayId: 'ARL-261123-0042',
  name: 'Nimali Perera',
  email: 'n@example.test',
  day: '2026-11-26',
  startTime: '14:30',
  endTime: '16:00',
  startsAt: '2026-11-26T09:00:00.000Z',
  endsAt: '2026-11-26T10:30:00.000Z',
  stylist: 'Dilani Perera',
  lines: [{ title: 'Gel', quantity: 1 }],
  offer: null,
  totalCents: 450_000,
  feeCents: 100_000,
  refundCents: 0,
  sequence: 1,
  isPaidOnline: true,
};

/** The salon that sends them. */
export const MAIL_SALON: MailSalon = {
  name: 'Araliya',
  address: '12 Temple Road, Colombo',
  phone: '011 234 5678',
  siteUrl: 'https://salon.test',
  zone: 'Asia/Colombo',
};

/** When they are sent: three days before the visit. */
export const SENT = new Date('2026-11-23T03:00:00Z');
