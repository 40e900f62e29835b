import { VISIT_MAIL_KINDS, type VisitMailKind } from '@salon/contracts';
import { mailText } from '@salon/nest-kit/mail';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { MAIL_FACTS, MAIL_SALON, SENT } from '../testing/mail-facts.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { mailContentOf } from './mail-content.rules.js';
import type { MailFacts } from './mail-facts.rules.js';

const salon = eachMonday();
const desk = deskOf(salon);
beforeEach(() => desk.open());

const PHONE = MAIL_SALON.phone;
const textOf = (kind: VisitMailKind, facts: MailFacts, now = SENT): string =>
  mailText(mailContentOf(kind, facts, MAIL_SALON, now), MAIL_SALON);
const stranger = { ...MAIL_FACTS, hasAccount: false };

it.each(VISIT_MAIL_KINDS)('a %s sends nobody without an account to My Appointments', (kind) => {
  const text = textOf(kind, stranger);
  expect(text).not.toMatch(/my appointments|profile|online/i);
  expect(text).toContain(PHONE);
  expect(textOf(kind, MAIL_FACTS)).toContain('https://salon.test/profile/appointments');
});

it.each([
  [
    { noticeHours: 24, moveHours: 24 },
    'until Wednesday, November 25, 2026 at 2:30 PM, choose another time or cancel by phone at 011 234 5678.',
  ],
  [
    { noticeHours: 6, moveHours: 1 },
    'by phone at 011 234 5678, choose another time until Thursday, November 26, 2026 at 1:30 PM, or cancel',
  ],
  [
    { noticeHours: 24, moveHours: 24, reschedules: 0 },
    'until Wednesday, November 25, 2026 at 2:30 PM, cancel by phone at 011 234 5678.',
  ],
])('C9 C10 says of the terms %j that a call changes the visit', (terms, words) => {
  expect(textOf('confirmation', { ...stranger, terms: { latePercent: 50, ...terms } })).toContain(words);
});

it('C9 C10 says within the notice that a call changes the visit, and what it costs', () => {
  const text = textOf('confirmation', stranger, new Date('2026-11-26T01:00:00Z'));
  expect(text).toContain(
    'Plans change: cancelling by phone at 011 234 5678 costs 50% of the service price. For another time, please call us.',
  );
});

it.each([true, false])(
  'all mails about a visit of the desk know whether there is an account: %p',
  async (hasAccount) => {
    const customer = desk.guest({ email: 'guest@example.test', hasAccount });
    const place = { date: DAY, startTime: '10:00', stylistId: desk.nadeesha() };
    const { appointment } = await desk.book({ ...place, origin: 'phone', customer });
    await desk.move(appointment._id, { ...place, startTime: '13:00', from: place, tell: true, reason: 'Asked for' });
    await salon.changeStatus.run(appointment._id, { status: 'cancelled' }, ADMIN);
    const mails: { kind: VisitMailKind; facts: MailFacts }[] = await salon.db.query(
      'SELECT "kind", "facts" FROM booking.message ORDER BY "version"',
    );
    expect(mails.map(({ kind, facts }) => [kind, facts.hasAccount ?? true])).toEqual(
      ['confirmation', 'rescheduled', 'cancellation'].map((kind) => [kind, hasAccount]),
    );
    expect(mails.at(-1)?.facts.party).toBe('salon');
  },
);

it('a moved visit without a paid fee says nothing of one', () => {
  const was = { day: '2026-11-25', startTime: '09:00' };
  const moved = (fee: Partial<MailFacts>) => textOf('rescheduled', { ...MAIL_FACTS, was, ...fee });
  expect(moved({ feePaidCents: 100_000 })).toContain('Your booking fee moves along.');
  expect(moved({ feePaidCents: 0 })).not.toContain('moves along');
  expect(moved({ feeCents: 0 })).not.toContain('moves along');
});
