import type { AppointmentStatus, MoneyState } from '@salon/contracts';
import type { MailAmount } from '@salon/nest-kit/mail.rules';
import { mailText } from '@salon/nest-kit/mail';
import { MAIL_FACTS, MAIL_SALON, SENT } from '../testing/mail-facts.js';
import { mailContentOf } from './mail-content.rules.js';
import type { MailFacts } from './mail-facts.rules.js';

const CASH = { amountCents: 100_000, means: 'cash' } as const;
const contentOf = (change: Partial<MailFacts>) =>
  mailContentOf('receipt', { ...MAIL_FACTS, ...change }, MAIL_SALON, SENT);
const textOf = (change: Partial<MailFacts>): string => mailText(contentOf(change), MAIL_SALON);
const amountsOf = (change: Partial<MailFacts>): MailAmount[] =>
  contentOf(change).parts.flatMap((part) => (part.type === 'amounts' ? part.amounts : []));
const ended = (status: AppointmentStatus, money: MoneyState, costCents: number | null): Partial<MailFacts> => ({
  status,
  ended: { money, costCents },
});

it.each([undefined, 'completed'] as const)('the receipt of a visit that took place thanks for it (%s)', (status) => {
  const text = textOf({ ...(status && { status }) });
  expect(text).toContain('Thank you for your visit');
  expect(text).toContain('This is what was paid for your visit on Thursday, November 26, 2026.');
  expect(text).not.toContain('Directions');
});

it('the receipt of a visit to come says what is paid so far and leads to the salon, without thanks', () => {
  const text = textOf({ status: 'confirmed', deskPayments: [CASH], dueCents: 350_000 });
  expect(text).not.toContain('Thank you for your visit');
  expect(text).toContain('This is what is paid so far for your visit on Thursday, November 26, 2026.');
  expect(text).toContain('Directions: https://salon.test/contact');
  expect(text).toMatch(/To pay at the salon\W+LKR 3,500\.00/);
});

it.each<[string, Partial<MailFacts>, [string, string][]]>([
  [
    'cancelled late',
    {
      ...ended('cancelled', 'paid', 225_000),
      feePaidCents: 100_000,
      deskPayments: [CASH],
      dueCents: 25_000,
    },
    [
      ['Cost of cancelling', 'LKR 2,250.00'],
      ['Booking fee paid', 'LKR 1,000.00'],
      ['Cash, paid at the salon', 'LKR 1,000.00'],
      ['Owed for cancelling late', 'LKR 250.00'],
    ],
  ],
  [
    'cancelled late, with a part of the fee to refund',
    { ...ended('cancelled', 'refund_due', 60_000), feePaidCents: 60_000, dueCents: 0 },
    [
      ['Cost of cancelling', 'LKR 600.00'],
      ['Booking fee paid', 'LKR 1,000.00'],
      ['Booking fee, refund due', 'LKR -400.00'],
    ],
  ],
  [
    'missed, with more paid than it costs',
    {
      ...ended('no_show', 'paid', 450_000),
      feeCents: 550_000,
      feePaidCents: 550_000,
      prepaidCents: 450_000,
      dueCents: 0,
    },
    [
      ['Cost of the missed visit', 'LKR 4,500.00'],
      ['Booking fee and services paid', 'LKR 5,500.00'],
      ['To be refunded', 'LKR 1,000.00'],
    ],
  ],
  [
    'missed',
    { ...ended('no_show', 'paid', 450_000), feePaidCents: 100_000, dueCents: 350_000 },
    [
      ['Cost of the missed visit', 'LKR 4,500.00'],
      ['Booking fee paid', 'LKR 1,000.00'],
      ['Owed for the missed visit', 'LKR 3,500.00'],
    ],
  ],
  [
    'paid after its time had gone',
    { ...ended('cancelled', 'paid_unplaced', null), feePaidCents: 100_000, dueCents: 450_000 },
    [['Booking fee paid', 'LKR 1,000.00']],
  ],
  [
    'missed, its fee taken back by the bank',
    { ...ended('no_show', 'charged_back', 450_000), feePaidCents: 0, dueCents: 450_000 },
    [
      ['Cost of the missed visit', 'LKR 4,500.00'],
      ['Booking fee paid', 'LKR 1,000.00'],
      ['Booking fee, returned by your bank', 'LKR -1,000.00'],
      ['Owed for the missed visit', 'LKR 4,500.00'],
    ],
  ],
])('the receipt of a visit that was %s names what it costs, what was paid and what is owed', (_which, change, rows) => {
  expect(amountsOf(change).map(({ label, amount }) => [label, amount])).toEqual(rows);
  expect(textOf(change)).not.toContain('Thank you for your visit');
});

const PREPAID = { feeCents: 550_000, feePaidCents: 550_000, prepaidCents: 450_000, dueCents: 0 };
const FEE_LINE = ['Booking fee', 'LKR 1,000.00'];
it.each<[string, Partial<MailFacts>, string[][]]>([
  [
    'a completed visit whose payment nobody has noted',
    { feePaidCents: 100_000, dueCents: 0, unnotedCents: 450_000 },
    [
      ['Services total', 'LKR 4,500.00'],
      FEE_LINE,
      ['Booking fee paid', 'LKR 1,000.00'],
      ['Paid at the salon', 'LKR 4,500.00'],
      ['To pay at the salon', 'LKR 0.00'],
    ],
  ],
  [
    'a visit whose fee was paid at the salon after the bank had taken it back',
    { feePaidCents: 0, dueCents: 0, deskPayments: [{ ...CASH, amountCents: 550_000 }] },
    [
      ['Services total', 'LKR 4,500.00'],
      FEE_LINE,
      ['Booking fee paid', 'LKR 0.00'],
      ['Cash, paid at the salon', 'LKR 5,500.00'],
      ['To pay at the salon', 'LKR 0.00'],
    ],
  ],
  [
    'a visit paid in full online, with a service added',
    { ...PREPAID, totalCents: 600_000, dueCents: 150_000 },
    [
      ['Services total', 'LKR 6,000.00'],
      FEE_LINE,
      ['Booking fee and services paid', 'LKR 5,500.00'],
      ['To pay at the salon', 'LKR 1,500.00'],
    ],
  ],
  [
    'a visit paid in full online, with a service removed',
    { ...PREPAID, totalCents: 200_000, overpaidCents: 250_000 },
    [
      ['Services total', 'LKR 2,000.00'],
      FEE_LINE,
      ['Booking fee and services paid', 'LKR 5,500.00'],
      ['To be refunded', 'LKR 2,500.00'],
    ],
  ],
])('the lines of a receipt add up: %s', (_which, change, rows) => {
  expect(amountsOf(change).map(({ label, amount }) => [label, amount])).toEqual(rows);
});

it('a visit without a booking fee has no line of it', () => {
  const facts = { ...MAIL_FACTS, feeCents: 0, feePaidCents: 0, dueCents: 450_000 };
  expect(mailText(mailContentOf('confirmation', facts, MAIL_SALON, SENT), MAIL_SALON)).not.toContain(
    'Booking fee paid',
  );
  expect(textOf(facts)).not.toContain('Booking fee');
  const free = { ...facts, ...ended('cancelled', 'none', 0), dueCents: 0 };
  expect(amountsOf(free)).toEqual([{ label: 'Cost of cancelling', amount: 'LKR 0.00' }]);
});
