import { VISIT_MAIL_KINDS, type VisitMailKind } from '@salon/contracts';
import { mailText, renderMail } from '@salon/nest-kit/mail';
import { calendarFile } from './calendar.js';
import { mailContentOf } from './mail-content.rules.js';
import type { MailFacts } from './mail-facts.rules.js';
import { MAIL_FACTS, MAIL_SALON, SENT } from '../testing/mail-facts.js';

const facts: MailFacts = {
  ...MAIL_FACTS,
  lines: [
    { title: 'Cut; wash, & finish', quantity: 1 },
    { title: 'Nails', quantity: 2 },
  ],
};
const contentOf = (kind: VisitMailKind, about: MailFacts) => mailContentOf(kind, about, MAIL_SALON, SENT);
const textOf = (kind: VisitMailKind, about: MailFacts): string => mailText(contentOf(kind, about), MAIL_SALON);

it('tells a confirmed visit with its day, time, stylist and money', () => {
  const text = textOf('confirmation', facts);
  expect(contentOf('confirmation', facts).subject).toBe('Your visit on Thursday, November 26, 2026 is confirmed');
  for (const part of [
    'ARL-261123-0042',
    '2:30 PM – 4:00 PM',
    'Dilani Perera',
    'Nails x 2',
    'LKR 1,000.00',
    'LKR 4,500.00',
  ])
    expect(text).toContain(part);
});

it('tells what comes back of a cancelled visit, and of one whose time had gone', () => {
  expect(textOf('cancellation', { ...facts, refundCents: 100_000 })).toContain(
    'We will refund your booking fee of LKR 1,000.00. To a card this takes 5-10 business days, by transfer up to 10.',
  );
  expect(textOf('unplaced', facts)).toContain('Nothing is lost: choose another time in My Appointments');
});

it('says that the salon cancels, is sorry, names the refund and asks for another time', () => {
  const bySalon = { ...facts, refundCents: 100_000, party: 'salon' } as const;
  const text = textOf('cancellation', bySalon);
  expect(text).toContain(
    'We have to cancel this visit, and we are sorry.\nWe will refund your booking fee of LKR 1,000.00.',
  );
  expect(text).toContain('Please choose another time in My Appointments.');
  expect(text).not.toContain('time is free again');
  expect(textOf('cancellation', { ...bySalon, hasAccount: false })).toContain(
    'Please choose another time by phone at 011 234 5678.',
  );
  expect(textOf('cancellation', { ...bySalon, party: 'customer' })).toContain('its time is free again');
});

it('of a visit whose whole price is paid online, speaks of the payment', () => {
  const prepaid = { ...facts, feeCents: 550_000, prepaidCents: 450_000, feePaidCents: 550_000, dueCents: 0 };
  const text = textOf('confirmation', prepaid);
  expect(text).toContain('Your payment has been received and your visit is confirmed.');
  expect(text).toMatch(/Booking fee and services paid\W+LKR 5,500\.00/);
  expect(text).toMatch(/To pay at the salon\W+LKR 0\.00/);
  const late = { ...prepaid, feePaidCents: 225_000, refundCents: 325_000, owedCents: 0 };
  expect(textOf('cancellation', late)).toContain('We will refund LKR 3,250.00 of your payment.');
  for (const kind of ['confirmation', 'cancellation', 'unplaced', 'rescheduled'] as const)
    expect(textOf(kind, prepaid)).not.toContain('your booking fee');
});

it('C9 tells what a cancellation within 24 hours leaves to settle, and nothing of that when it was free', () => {
  expect(textOf('cancellation', { ...facts, owedCents: 125_000 })).toContain(
    'LKR 1,250.00 is left to settle with us; nothing is charged automatically.',
  );
  expect(textOf('cancellation', { ...facts, owedCents: 0 })).not.toContain('settle');
});

it('C9 says why only a part of the fee comes back, or none of it', () => {
  const why = 'It was less than 24 hours before, so 50% of the service price is owed';
  const part = textOf('cancellation', { ...facts, feePaidCents: 90_025, refundCents: 9_975, owedCents: 0 });
  expect(part).toContain(
    `${why}: LKR 900.25 of your booking fee covers it.\nWe will refund LKR 99.75 of your booking fee.`,
  );
  expect(textOf('cancellation', { ...facts, feePaidCents: 100_000, owedCents: 0 })).toContain(
    `${why}: LKR 1,000.00 of your booking fee covers it.`,
  );
  expect(textOf('cancellation', { ...facts, feePaidCents: 0, refundCents: 100_000, owedCents: 0 })).not.toContain(why);
});

it('C9 C10 says until which day and hour a visit can be changed, and what is owed later', () => {
  const inHours = (noticeHours: number, moveHours: number) => ({
    ...facts,
    terms: { noticeHours, moveHours, latePercent: 50 },
    owedCents: 125_000,
  });
  expect(textOf('confirmation', inHours(1, 1))).toContain(
    'until Thursday, November 26, 2026 at 1:30 PM, choose another time or cancel',
  );
  expect(textOf('confirmation', inHours(6, 1))).toContain(
    'until Thursday, November 26, 2026 at 1:30 PM, or cancel until Thursday, November 26, 2026 at 8:30 AM.',
  );
  expect(textOf('cancellation', inHours(1, 1))).toContain('It was less than 1 hour before');
  expect(textOf('cancellation', inHours(0, 0))).toContain('The visit had begun, so 50% of the service price is owed.');
});

it.each([
  [{ noticeHours: 0, moveHours: 0 }, 'Plans change: until the visit begins, choose another time or cancel'],
  [
    { noticeHours: 24, moveHours: 24, latePercent: 0 },
    'until Wednesday, November 25, 2026 at 2:30 PM, or cancel until the visit begins',
  ],
  [
    { noticeHours: 24, moveHours: 24, reschedules: 0 },
    'Plans change: until Wednesday, November 25, 2026 at 2:30 PM, cancel in My Appointments',
  ],
])('C9 C10 says what can be done under the terms %j', (terms, words) => {
  const text = textOf('confirmation', { ...facts, terms: { latePercent: 50, ...terms } });
  expect(text).toContain(words);
  expect(text).not.toMatch(/\b0 hours|\b0%/);
});

it('tells of a new time with the old one, and takes a confirmation sent by mistake back', () => {
  const moved = contentOf('rescheduled', { ...facts, was: { day: '2026-11-25', startTime: '09:00' } });
  expect(moved.subject).toBe('Your visit is now on Thursday, November 26, 2026 at 2:30 PM');
  expect(mailText(moved, MAIL_SALON)).toContain(
    'It was on Wednesday, November 25, 2026 at 9:00 AM. Your booking fee moves along.',
  );
  expect(mailText(moved, MAIL_SALON)).toContain('Plans change: ');
  const was = { day: '2026-11-25', startTime: '09:00', stylist: 'Ruwan Fernando' };
  expect(textOf('rescheduled', { ...facts, was })).toContain(
    `${facts.stylist} will look after you instead of Ruwan Fernando.`,
  );
  expect(textOf('rescheduled', { ...facts, was: { ...was, stylist: facts.stylist } })).not.toContain('instead of');
  expect(textOf('unconfirmed', facts)).toContain('We told you by mistake that this visit is confirmed. It is not.');
});

it('tells who takes the visit from whom, whether or not its time changes too', () => {
  const was = { day: facts.day, startTime: facts.startTime, stylist: 'Nadeesha Silva' };
  const given = contentOf('reassigned', { ...facts, was });
  expect(given.subject).toBe('Your visit on Thursday, November 26, 2026 is now with Dilani Perera');
  const sentence = 'Dilani Perera will look after you instead of Nadeesha Silva.';
  expect(mailText(given, MAIL_SALON)).toContain(`Day and time of your visit stay the same. ${sentence}`);
  expect(textOf('rescheduled', { ...facts, was })).toContain(sentence);
  expect(textOf('rescheduled', { ...facts, was: { ...was, stylist: facts.stylist } })).not.toContain('instead of');
});

it('tells that money was refunded, how, and that it was said by mistake', () => {
  const refunded = { ...facts, refundCents: 100_000, refund: { method: 'bank' as const, reference: 'BOC 77' } };
  const text = textOf('refunded', refunded);
  for (const part of ['We have refunded LKR 1,000.00 by bank transfer.', 'Reference: BOC 77', facts.displayId])
    expect(text).toContain(part);
  expect(textOf('refunded', { ...refunded, refund: { method: 'gateway', reference: null } })).toContain(
    'We have refunded LKR 1,000.00 to the card you paid with.',
  );
  expect(contentOf('refunded', refunded).subject).toBe('Your refund of LKR 1,000.00 for ARL-261123-0042');
  expect(textOf('unrefunded', refunded)).toContain('It has not been yet, and it is still owed to you.');
});

it('D4 D5 tells that a payment goes back although nobody asked for it, how much, and why', () => {
  const owed = { ...facts, refundCents: 100_000 };
  const twice = contentOf('owed', { ...owed, owedFor: 'second_payment' });
  expect(twice.subject).toBe('We will refund a payment for ARL-261123-0042');
  expect(mailText(twice, MAIL_SALON)).toContain(
    'We have received a payment for a visit that was paid already. We will refund LKR 1,000.00.',
  );
  expect(textOf('owed', { ...owed, owedFor: 'cancelled' })).toContain(
    'We have received a payment for a visit that is cancelled. We will refund LKR 1,000.00.',
  );
});

it('T46 shows every text as text', async () => {
  const hostile = {
    ...facts,
    name: '<img onerror=alert(1)>',
    stylist: '"><script>',
    lines: [{ title: '<b>', quantity: 1 }],
  };
  const { html } = await renderMail(contentOf('confirmation', hostile), MAIL_SALON);
  expect(html).not.toMatch(/<img onerror|<script|<b>/);
  expect(html).toContain('&lt;img');
  for (const [, source] of html.matchAll(/\bsrc="([^"]*)"/g)) expect(source).toMatch(/^cid:/);
});

it.each(VISIT_MAIL_KINDS)(
  'greets a nameless customer of a %s neutrally, in sentences that begin with a capital letter',
  (kind) => {
    const { parts } = contentOf(kind, { ...facts, name: ' ' });
    const sentences = parts.flatMap((part) => (part.type === 'paragraph' ? [part.text] : []));
    expect(sentences[0]).toBe('Hello,');
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}/u);
  },
);

it.each(VISIT_MAIL_KINDS)('links a %s to nothing but the site', async (kind) => {
  const { html } = await renderMail(contentOf(kind, facts), MAIL_SALON);
  const links = [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, url = '']) => new URL(url).origin);
  expect(new Set(links)).toEqual(new Set([MAIL_SALON.siteUrl]));
});

it('leads to the salon and to the attached entry while the visit takes place, and not when it is cancelled', () => {
  expect(textOf('confirmation', facts)).toContain('Directions: https://salon.test/contact\n');
  expect(textOf('confirmation', facts)).toContain('\nAdd to calendar: open the attached visit.ics.\n');
  expect(textOf('rescheduled', facts)).toContain('The attached visit.ics changes the entry in your calendar.');
  expect(textOf('cancellation', facts)).not.toMatch(/Directions|visit\.ics/);
  expect(textOf('receipt', { ...facts, status: 'confirmed' })).not.toContain('visit.ics'); // It has none attached.
});

it('strikes the time of a cancelled visit through, and not that of one with a receipt', async () => {
  const htmlOf = async (kind: VisitMailKind) => (await renderMail(contentOf(kind, facts), MAIL_SALON)).html;
  expect(await htmlOf('cancellation')).toContain('line-through');
  expect(await htmlOf('receipt')).not.toMatch(/line-through|Directions/);
});

it('itemises the services of a confirmed visit, and gives an offer one price', () => {
  const lines = [
    { title: 'Cut', quantity: 1, priceCents: 250_000 },
    { title: 'Nails', quantity: 2, priceCents: 100_000 },
  ];
  expect(textOf('confirmation', { ...facts, lines })).toContain(
    'Cut: LKR 2,500.00\nNails x 2: LKR 2,000.00\nServices total: LKR 4,500.00',
  );
  expect(textOf('confirmation', { ...facts, lines, offer: 'Bridal Morning' })).not.toContain('LKR 2,500.00');
});

it('puts a visit that takes place into the calendar, and takes one that does not out of it', () => {
  const kindsOf = (method?: string) => VISIT_MAIL_KINDS.filter((kind) => contentOf(kind, facts).calendar === method);
  expect(kindsOf('REQUEST').sort()).toEqual(['confirmation', 'reassigned', 'rescheduled']);
  expect(kindsOf('CANCEL').sort()).toEqual(['cancellation', 'unconfirmed']);
});

it('writes a calendar entry with one UID, its SEQUENCE, UTC times, escaped and folded', () => {
  const place = { ...MAIL_SALON, email: 'hello@araliya.test' };
  const file = calendarFile(facts, place, '2026-11-23T03:00:00.000Z', 'REQUEST');
  const cancelled = calendarFile({ ...facts, sequence: 2 }, place, '2026-11-24T03:00:00.000Z', 'CANCEL');
  const lines = file.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'METHOD:REQUEST',
      `UID:${facts.appointmentId}@araliya`,
      'SEQUENCE:1',
      'CREATED:20261123T030000Z',
      'DTSTART:20261126T090000Z',
      'DTEND:20261126T103000Z',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(cancelled.split('\r\n')).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', `UID:${facts.appointmentId}@araliya`, 'SEQUENCE:2', 'STATUS:CANCELLED']),
  );
  expect(file.replaceAll('\r\n\t', '')).toContain('Cut\\; wash\\, & finish');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
