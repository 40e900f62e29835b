import { closedTexts } from '@salon/contracts';
import { screen } from '@testing-library/react';
import { bookingSalon } from '../testing/booking-salon.js';
import { availability, cart, freeDays } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';
import { withoutLine } from '../cart/cart.rules.js';

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

const closed = closedTexts.skillMissing;
const daysOf = (body: unknown) => freeDays((body as { month: string }).month, '2026-11-21');

/** Opens a page of a salon without a stylist for all of the cart. */
function openPage(path: string) {
  const none = { date: '2026-11-21', availableSlots: [], blocked: [], closed, nextFree: null, minutes: 60 };
  const salon = bookingSalon({
    'POST /appointments/free-days': ({ body }) => ({
      days: daysOf(body).map((day) => ({ ...day, state: 'closed', left: 0 })),
    }),
    'POST /appointments/check-availability': { ...none, unbookable: closed },
  });
  open(path);
  return salon;
}

it('C1 the page says that no stylist can do all of the cart, on no day', async () => {
  openPage('/book-appointment');
  expect(await screen.findByText(closed)).toBeVisible();
});

it('C1 the page says so no more once the cart holds only what a stylist does', async () => {
  const { replies } = openPage('/book-appointment');
  await screen.findByText(closed);
  replies['POST /appointments/free-days'] = ({ body }) => ({ days: daysOf(body) });
  replies['POST /appointments/check-availability'] = availability;
  replies['GET /cart/get-cart'] = { cart: withoutLine(cart, 's2') };
  const otherTab = new BroadcastChannel('cart');
  otherTab.postMessage('changed');
  otherTab.close();
  expect(await screen.findByRole('button', { name: '9:30 AM' })).toBeVisible();
  expect(screen.queryByText(closed)).toBeNull();
});

it('C1 a chosen day says so once', async () => {
  const { callsTo } = openPage('/book-appointment?date=2026-11-26');
  await screen.findByText(closed);
  await screen.findAllByRole('button', { name: 'Proceed to Payment' });
  expect(callsTo('POST /appointments/free-days')).not.toEqual([]);
  expect(screen.getAllByText(closed)).toHaveLength(1);
});
