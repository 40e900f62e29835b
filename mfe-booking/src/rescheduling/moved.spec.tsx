import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Appointment, messages } from '@salon/contracts';
import { useCart } from '@salon/web-kit';
import { bookingSalon, chooseDay, chooseTime } from '../testing/booking-salon.js';
import { availability, cart, freeDays, movable } from '../testing/fixtures.js';
import { open, stopCalendar } from '../testing/open.js';

const NEW_TIMES = 'GET /appointments/a1/new-times?date=2026-12-03';
const day = { ...availability, date: '2026-12-03' };

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

it('C10 a visit that has moved asks for no time again, although its time is no longer free', async () => {
  const { replies, callsTo } = bookingSalon(
    {
      'GET /appointments/a1/new-days?month=2026-11': { days: freeDays('2026-11', '2026-11-21') },
      'GET /appointments/a1/new-days?month=2026-12': { days: freeDays('2026-12', '2026-11-21') },
      [NEW_TIMES]: day,
      'PATCH /appointments/a1/reschedule': () => {
        replies[NEW_TIMES] = { ...day, availableSlots: ['10:00'] };
        return { appointment: { ...movable, date: '2026-12-03', startTime: '15:30', endTime: '17:45' } };
      },
    },
    movable,
  );
  open('/book-appointment?reschedule=a1');
  await chooseDay(/December 3, 2026/);
  await chooseTime('3:30 PM');
  const hints: string[] = [];
  new MutationObserver(() => {
    if (screen.queryByText(messages.chooseHint)) hints.push(messages.chooseHint);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  await userEvent.click(screen.getAllByRole('button', { name: 'Reschedule' })[0]!);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reschedule' }));
  await screen.findByText('another page');
  expect(hints).toEqual([]);
  expect(callsTo(NEW_TIMES)).toHaveLength(1);
});

const CartCount = () => <output aria-label="In the cart">{useCart().data?.cartCount}</output>;

it.each<[string, Partial<Appointment>, number]>([
  ['that was paid without a time leaves the cart', { status: 'cancelled', money: 'paid_unplaced' }, 0],
  ['that only moves leaves the cart as it is', {}, cart.cartCount],
])('D8 a visit %s', async (_what, state, left) => {
  const visit: Appointment = { ...movable, ...state };
  const { replies, callsTo } = bookingSalon(
    {
      'GET /appointments/a1/new-days?month=2026-11': { days: freeDays('2026-11', '2026-11-21') },
      'GET /appointments/a1/new-days?month=2026-12': { days: freeDays('2026-12', '2026-11-21') },
      [NEW_TIMES]: day,
      'PATCH /appointments/a1/reschedule': () => {
        replies['GET /cart/get-cart'] = { cart: { ...cart, items: [], cartCount: left } };
        return { appointment: { ...movable, date: '2026-12-03', startTime: '15:30', endTime: '17:45' } };
      },
    },
    visit,
  );
  open('/book-appointment?reschedule=a1', { beside: <CartCount /> });
  await chooseDay(/December 3, 2026/);
  await chooseTime('3:30 PM');
  expect(screen.getByLabelText('In the cart')).toHaveTextContent(String(cart.cartCount));
  await userEvent.click(screen.getAllByRole('button', { name: 'Reschedule' })[0]!);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reschedule' }));
  await screen.findByText('another page');
  await waitFor(() => expect(screen.getByLabelText('In the cart')).toHaveTextContent(String(left)));
  expect(callsTo('GET /cart/get-cart')).toHaveLength(left === 0 ? 2 : 1);
});
