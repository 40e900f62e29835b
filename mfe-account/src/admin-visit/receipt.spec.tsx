import { act, screen, within } from '@testing-library/react';
import { addDays, DAY_MS } from '@salon/kernel';
import { browserNow, formatDate, salonToday } from '@salon/web-kit';
import { button, openVisit as desk, visit } from '../testing/visit-page.js';

const line = (title: string, price: number) => ({
  service: { _id: title, title, category: 'hair', price, averageTime: 30 },
  quantity: 1,
});
const offered = {
  ...visit,
  services: [
    line('Scalp ritual', 2750.5),
    line('Fringe trim', 1200),
    { ...line('Gel polish', 3900), isAdded: true as const },
  ],
  specialOffer: { _id: 'o1', title: 'Desk duo' },
  totalAmount: 7400,
  due: 6200,
};
const payment = {
  means: 'cash',
  reference: '',
  by: 'Nimal',
  at: '2026-12-05T04:10:00.000Z',
  takenBack: false,
} as const;
const words = (element: Element) => element.textContent.replace(/\s+/g, ' ');

it('prints an offer with its price, its services struck, and every amount between them and what is due', async () => {
  desk({
    visit: offered,
    money: { deskPaid: 1200, payable: 6200, overpaid: 0 },
    deskPayments: [{ ...payment, _id: 'p1', amount: 1200 }],
  });
  await button('Print the receipt');
  const paper = document.querySelector('.visit-receipt')!;
  expect([...paper.querySelectorAll('li, dl > div')].map(words)).toEqual([
    'Scalp ritualwas LKR 2,750.50',
    'Fringe trimwas LKR 1,200.00',
    'Gel polishLKR 3,900.00',
    'Desk duoLKR 3,500.00',
    'Services totalLKR 7,400.00',
    'Booking feeLKR 1,000.00',
    'TotalLKR 8,400.00',
    'Paid onlineLKR 1,000.00',
    'CashLKR 1,200.00',
    'To pay at the salonLKR 6,200.00',
  ]);
});

it.each([
  ['no_show', 'No show'],
  ['cancelled', 'Cancelled'],
  ['completed', 'Completed'],
] as const)('says on paper that the visit is %s, and when it was printed', async (status, word) => {
  desk({ visit: { ...visit, status, cancelReason: status === 'cancelled' ? 'salon' : null } });
  await button('Print the receipt');
  const paper = within(document.querySelector<HTMLElement>('.visit-receipt')!);
  expect(paper.getByText(word)).toBeInTheDocument();
  expect(paper.getByText(`Printed on ${formatDate(salonToday())}`)).toBeInTheDocument();
});

it('a page that stays open overnight prints the day of printing', async () => {
  const every = jest.spyOn(globalThis, 'setInterval');
  desk({ visit: { ...visit, status: 'completed' } });
  await button('Print the receipt');
  const tomorrow = addDays(salonToday(), 1);
  act(() => {
    jest.setSystemTime(browserNow().getTime() + DAY_MS);
    for (const [callback, ms] of every.mock.calls) if (ms === 30_000) callback();
  });
  expect(screen.getByText(`Printed on ${formatDate(tomorrow)}`)).toBeInTheDocument();
});

it('what the desk refunded has its word, and no minus, on the page and on paper', async () => {
  desk({
    money: { deskPaid: 700, payable: 5800, overpaid: 0 },
    deskPayments: [
      { ...payment, _id: 'p1', amount: 1200 },
      { ...payment, _id: 'p2', amount: -500 },
    ],
  });
  await button('Print the receipt');
  const rows = [...document.querySelectorAll('.visit-receipt dl > div, .visit-log__entry')].map(words);
  expect(rows.filter((row) => row.includes('refunded'))).toEqual([
    expect.stringMatching(/^Cash, refunded.*LKR 500\.00$/),
    'Cash, refundedLKR 500.00',
  ]);
});

it('the page of the visit names the offer too', async () => {
  desk({ visit: offered });
  const [facts] = await screen.findAllByRole('list');
  expect(within(facts!).getByText('Desk duo').parentElement).toHaveTextContent('LKR 3,500.00');
  expect(within(facts!).getByText('Scalp ritual').parentElement!.querySelector('s')).toBeInTheDocument();
  expect(within(facts!).getByText('Gel polish').parentElement!.querySelector('s')).toBeNull();
});
