import type { Appointment, PaymentFact, RefundFact } from '@salon/contracts';
import { screen, within } from '@testing-library/react';
import { fakeSalon } from '@salon/testing/fake-salon';
import { confirmed, site, user } from '../testing/fixtures.js';
import { open } from '../testing/open.js';

const payment: PaymentFact = {
  orderId: 'AAAABBBBCCCCDDDDEEEF',
  paymentId: '320025',
  amount: 1000,
  method: 'VISA',
  at: '2026-11-21T05:03:00.000Z',
  status: 'paid',
};
const byCard: RefundFact = {
  of: 'online',
  amount: 1000,
  state: 'refunded',
  at: '2026-11-22T05:03:00.000Z',
  means: 'gateway',
  reference: null,
  paymentId: '320025',
};
const ofFee: RefundFact = { ...byCard, of: 'fee', means: 'transfer', reference: 'TT-1', paymentId: null };
const atDesk: RefundFact = { ...ofFee, of: 'desk', means: 'cash', amount: 500, reference: null };
const cancelled: Partial<Appointment> = { status: 'cancelled', cancelReason: 'customer', feePaid: 0, due: 0 };

const words = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ').trim();

async function sheetOf(visit: Partial<Appointment>): Promise<HTMLElement> {
  fakeSalon({
    'GET /auth/me': { user },
    'GET /site': { site },
    'GET /appointments/a1': { appointment: { ...confirmed, payments: [payment], ...visit } },
  });
  open('/receipt/a1');
  return screen.findByRole('article', { name: 'Receipt' });
}
const refundsIn = (sheet: HTMLElement) =>
  within(within(sheet).getByRole('region', { name: 'Refunds' }))
    .getAllByRole('listitem')
    .map(words);

it('B-005 a receipt says of each refund its amount, day, means and number', async () => {
  const sent: RefundFact = { ...byCard, state: 'refunding', amount: 400, at: '2026-11-24T05:03:00.000Z' };
  const due: RefundFact = { ...byCard, state: 'due', at: null, means: null, amount: 250 };
  const sheet = await sheetOf({
    ...cancelled,
    money: 'refunding',
    payments: [{ ...payment, status: 'refunding' }],
    refunds: [atDesk, byCard, ofFee, sent, due],
  });
  expect(refundsIn(sheet)).toEqual([
    'Refunded at the salon in cash LKR 500.00November 22, 2026, 10:33 AM',
    'Refunded to the card you paid with LKR 1,000.00November 22, 2026, 10:33 AMPayment320025',
    'Refunded by bank transfer LKR 1,000.00November 22, 2026, 10:33 AMReferenceTT-1',
    'Refund on its way to the card you paid with LKR 400.00November 24, 2026, 10:33 AMPayment320025',
  ]);
  expect(words(sheet)).toMatch(/To be refunded ?LKR 250\.00 ?Refund on its way ?LKR 400\.00 ?Refunded ?LKR 2,000\.00$/);
});

it('B-005 a fee that was paid at the salon is on the receipt with its refund, also beside a second payment', async () => {
  const sheet = await sheetOf({
    ...cancelled,
    money: 'refunded',
    payments: [{ ...payment, status: 'refunded' }],
    refunds: [ofFee, byCard],
  });
  expect(words(sheet)).toMatch(/Paid at the salon LKR 1,000\.00 ?Refunds.*Refunded ?LKR 2,000\.00$/);
  expect(refundsIn(sheet)).toHaveLength(2);
});

it.each<[string, Partial<Appointment>, string]>([
  ['before the visit', { deskPaid: 4000, due: 7100 }, '4,500.00'],
  ['after it', { status: 'completed', deskPaid: 10_600, givenBack: 500, due: 0 }, '11,100.00'],
  ['of a visit cancelled then', { ...cancelled, money: 'refunded' }, '500.00'],
])('B-005 what the desk refunded %s is not left out of what it took', async (_when, visit, paid) => {
  const sheet = await sheetOf({ ...visit, refunds: [atDesk] });
  const atSalon = within(sheet).getByRole('region', { name: 'At the salon' });
  expect(words(atSalon)).toBe(`At the salonPaid at the salon LKR ${paid}`);
  expect(refundsIn(sheet)).toEqual([expect.stringContaining('LKR 500.00')]);
});

it('B-005 a receipt without refunds has no such part, and one of a charge-back says when it was', async () => {
  const sheet = await sheetOf({
    money: 'charged_back',
    payments: [{ ...payment, status: 'charged_back', chargedBackAt: '2026-11-24T05:03:00.000Z' }],
    refunds: [],
  });
  expect(within(sheet).queryByRole('region', { name: 'Refunds' })).toBeNull();
  expect(words(sheet)).toContain('Returned by your bank: November 24, 2026, 10:33 AM');
});
