import { addMinutes } from '@salon/kernel';
import { mailText } from '@salon/nest-kit/mail';
import { MAIL_FACTS } from '../testing/mail-facts.js';
import { mailContentOf } from './mail-content.rules.js';
import type { MailFacts } from './mail-facts.rules.js';

const salon = {
  name: 'Araliya',
  address: '12 Temple Road, Colombo',
  phone: '011 234 5678',
  siteUrl: 'https://salon.test',
};

/** The confirmation sent so many hours before the visit. */
function textBefore(hours: number, change: Partial<MailFacts> = {}): string {
  const now = addMinutes(new Date(MAIL_FACTS.startsAt), -hours * 60);
  return mailText(mailContentOf('confirmation', { ...MAIL_FACTS, ...change }, salon, now), salon);
}

it.each([
  [{}, 8, 'cancelling in My Appointments costs 50% of the service price. For another time, please call us.'],
  [{ reschedules: 0, latePercent: 100 }, 8, 'cancelling in My Appointments costs the whole service price.'],
  [{ moveHours: 6 }, 8, 'until 6 hours before, choose another time in My Appointments. Cancelling costs 50%'],
  [{ noticeHours: 6 }, 8, 'until 6 hours before, cancel in My Appointments. Cancelling later costs 50%'],
  [{ latePercent: 0 }, 8, 'until the visit begins, cancel in My Appointments. For another time, please call us.'],
])('C9 C10 offers under the terms %j only what is still possible %i hours before', (change, hours, words) => {
  const terms = { noticeHours: 24, moveHours: 24, latePercent: 50, ...change };
  const text = textBefore(hours, { terms });
  expect(text).toContain(`Plans change: ${words}`);
  expect(text).not.toContain('24 hours');
});

it('says of a visit that has begun nothing about changing it', () => {
  expect(textBefore(0)).not.toMatch(/Plans change|Cancelling/);
});
