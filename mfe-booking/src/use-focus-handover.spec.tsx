import { act, screen } from '@testing-library/react';
import { emptied } from './cart/cart.rules.js';
import { bookingSalon } from './testing/booking-salon.js';
import { cart, held, movable } from './testing/fixtures.js';
import { open, stopCalendar } from './testing/open.js';

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

/** Opens a page whose cart or visit loads, its heading focused as the shell does it. Returns what ends the loading. */
async function openFocused(path: string, heading: string, loaded: object = cart, visit = movable) {
  let answer!: () => void;
  const late = new Promise<void>((resolve) => (answer = resolve));
  bookingSalon({
    'GET /cart/get-cart': () => late.then(() => ({ cart: loaded })),
    'GET /appointments/a1': () => late.then(() => ({ appointment: visit })),
    'GET /appointments/a1/new-days?month=2026-11': { days: [] },
  });
  open(path);
  const skeleton = await screen.findByRole('heading', { name: heading });
  skeleton.tabIndex = -1;
  act(() => skeleton.focus());
  return answer;
}

it.each([
  ['/cart', 'Services Cart', () => screen.findByRole('button', { name: 'Clear Cart' })],
  ['/book-appointment', 'Choose your time', () => screen.findByRole('complementary', { name: 'Your visit' })],
])('%s keeps the focus on its heading when its content has loaded', async (path, name, findContent) => {
  const load = await openFocused(path, name);
  load();
  await findContent();
  expect(screen.getByRole('heading', { name })).toHaveFocus();
});

it.each([
  ['reschedule', 'Choose another time', movable, 'Choose another time'],
  ['reschedule', 'Choose another time', held, 'This visit cannot be moved'],
  ['appointment', 'Payment', held, 'Your time is held'],
])('the heading of ?%s= takes the focus of "%s"', async (parameter, waiting, visit, heading) => {
  const load = await openFocused(`/book-appointment?${parameter}=a1`, waiting, cart, visit);
  load();
  await screen.findByRole('link', { name: /Keep the time you have|View My Appointments|Date and time/ });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toHaveFocus();
});

it('an empty cart takes the focus of the heading that was shown while it loaded', async () => {
  const load = await openFocused('/cart', 'Services Cart', emptied(cart));
  load();
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toHaveFocus();
});

it('leaves the focus where the customer has moved it meanwhile', async () => {
  const load = await openFocused('/book-appointment', 'Choose your time');
  act(() => (document.activeElement as HTMLElement).blur());
  load();
  await screen.findByRole('complementary', { name: 'Your visit' });
  expect(document.body).toHaveFocus();
});
