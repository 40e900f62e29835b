import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentFact, Refund } from '@salon/contracts';
import { AT, bodies, button, openVisit as desk, visit } from '../testing/visit-page.js';

const payment: PaymentFact = {
  orderId: 'o1',
  paymentId: 'p1',
  amount: 1000,
  method: 'VISA',
  at: '2026-12-04T04:10:00.000Z',
  status: 'paid',
};
const due: Refund = {
  _id: 'r1',
  appointment: {
    _id: 'a2',
    appointmentId: 'ARL-261205-0007',
    date: '2026-12-05',
    startTime: '10:00',
    customerName: 'Ama Silva',
    customerEmail: 'ama@example.lk',
  },
  orderId: 'o1',
  paymentId: 'p1',
  amount: 1000,
  reason: 'second_payment',
  state: 'due',
  method: null,
  reference: null,
  failure: null,
  createdAt: AT,
  begunAt: null,
  doneAt: null,
  moves: [],
};
const [SENT, DONE] = ['2026-12-06T04:10:00.000Z', '2026-12-08T04:10:00.000Z'];

const moneyRow = async (): Promise<HTMLElement> =>
  within(await screen.findByRole('region', { name: 'Money' })).getByRole('listitem');

it.each([
  ['Online, VISA Dec 4, 2026', {}],
  ['Online Dec 4, 2026', { method: null }],
  ['Online, VISA (taken back by the bank) Dec 4, 2026', { status: 'charged_back' }],
  ['Online, VISA (refund due) Dec 4, 2026', { status: 'refund_due' }],
  ['Online, VISA (refund on its way) Dec 4, 2026', { status: 'refunding' }],
  ['Online, VISA (refunded) Dec 4, 2026', { status: 'refunded' }],
] as const)('lists the payment as %s', async (title, change) => {
  desk({ visit: { ...visit, payments: [{ ...payment, ...change }] } });
  expect((await moneyRow()).textContent).toMatch(title);
});

it('tells of two payments which one the bank took back', async () => {
  const second = { ...payment, paymentId: 'p2', status: 'charged_back' } as const;
  desk({ visit: { ...visit, payments: [payment, second] } });
  const rows = within(await screen.findByRole('region', { name: 'Money' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).queryByText('was') !== null)).toEqual([false, true]);
});

it.each([
  [/^To be refunded Dec 5, 2026, 9:40 AM LKR/, {}],
  [/^To be refunded Dec 5, 2026, 9:40 AM It gave no reason LKR/, { failure: 'It gave no reason' }],
  [
    /^Refund on its way Dec 6, 2026, 9:40 AM through the gateway LKR/,
    { state: 'refunding', method: 'gateway', begunAt: SENT },
  ],
  [
    /^Refunded Dec 8, 2026, 9:40 AM through the gateway LKR/,
    { state: 'refunded', method: 'gateway', begunAt: SENT, doneAt: DONE },
  ],
  [
    /^Refunded Dec 6, 2026, 9:40 AM bank transfer TT-1 LKR/,
    { state: 'refunded', method: 'bank', reference: 'TT-1', begunAt: SENT, doneAt: SENT },
  ],
] as const)('lists a refund as %s', async (words, change) => {
  desk({ visit: { ...visit, payments: [] }, refunds: [{ ...due, ...change }] });
  expect(await moneyRow()).toHaveTextContent(words);
});

const CHECKING = 'The gateway is still checking a payment.';
const pending = {
  ...visit,
  status: 'pending',
  money: 'none',
  attempt: 'pending',
  moves: [{ to: 'confirmed', undoable: true }],
} as const;

it('says that the gateway has not decided yet, and what becomes of its payment, before the fee is taken', async () => {
  const salon = desk({ visit: { ...pending, moves: [...pending.moves] } });
  expect(await screen.findByText(CHECKING)).toBeVisible();
  await userEvent.click(await button('Fee paid at the desk'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(`${CHECKING} If it goes through, it will be refunded.`);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fee paid at the desk' }));
  await waitFor(() => expect(bodies(salon, 'PATCH /appointments/a2/status')).toMatchObject([{ status: 'confirmed' }]));
});

it.each([
  ['with a failed payment', { attempt: 'failed' }],
  ['that is confirmed', { status: 'confirmed', money: 'paid' }],
] as const)('says nothing of it for a visit %s, and asks nothing', async (_which, change) => {
  const salon = desk({ visit: { ...pending, ...change, moves: [...pending.moves] } });
  await userEvent.click(await button('Fee paid at the desk'));
  await waitFor(() => expect(salon.callsTo('PATCH /appointments/a2/status')).toHaveLength(1));
  expect(screen.queryByText(CHECKING)).toBeNull();
});
