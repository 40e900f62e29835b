import type { Appointment } from '@salon/contracts';
import { screen } from '@testing-library/react';
import { toast } from '@salon/web-kit';
import { fakeSalon } from '@salon/testing/fake-salon';
import { cart, confirmed, freeDays, movable, site, user } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

beforeEach(stopCalendar);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function show(visit: Appointment, path = '/payment-success?appointment=a1') {
  fakeSalon({
    'GET /auth/me': { user },
    'GET /site': { site },
    'GET /cart/get-cart': { cart },
    'GET /appointments/a1': { appointment: visit },
    'GET /appointments/a1/new-days?month=2026-11': { days: freeDays('2026-11', '2026-11-21') },
    'GET /appointments/a1/new-days?month=2026-12': { days: freeDays('2026-12', '2026-11-21') },
  });
  return open(path);
}

const PAID_AT_DESK = { money: 'paid_at_desk' } as const;

it('B13 says of a fee paid at the desk that it was paid there', async () => {
  show({ ...confirmed, ...PAID_AT_DESK });
  expect(
    await screen.findByText('Your booking fee was paid at the salon. Your appointment is now confirmed.'),
  ).toBeVisible();
  expect(screen.getByText('Paid at the salon').parentElement).toHaveTextContent('LKR 1,000.00');
  expect(screen.queryByText('Paid online')).toBeNull();
});

it('B13 names what the desk took of the price beside the fee that was paid online', async () => {
  show({ ...confirmed, deskPaid: 1200, due: 9900 });
  const paid = (await screen.findByText('Paid at the salon')).closest('dl')!;
  expect([...paid.children].map(({ textContent }) => textContent)).toEqual([
    'Paid onlineLKR 1,000.00',
    'Paid at the salonLKR 1,200.00',
    'To pay at the salonLKR 9,900.00',
  ]);
});

it('B13 says so too while the visit is moved', async () => {
  show({ ...movable, ...PAID_AT_DESK }, '/book-appointment?reschedule=a1');
  expect((await screen.findByText('Paid at the salon')).parentElement).toHaveTextContent('LKR 1,000.00');
  expect(screen.queryByText('Paid online')).toBeNull();
});

it.each(['completed', 'no_show'] as const)(
  'does not announce a visit that is %s as newly paid, but leads to its receipt',
  async (status) => {
    jest.spyOn(toast, 'success');
    const { here } = show({ ...confirmed, status });
    expect(await screen.findByRole('heading', { name: 'Receipt' })).toBeVisible();
    expect(here()).toBe('/receipt/a1');
    expect(toast.success).not.toHaveBeenCalled();
  },
);
