import { act, screen } from '@testing-library/react';
import { emptied } from './cart/cart.rules.js';
import { bookingSalon } from './testing/booking-salon.js';
import { cart } from './testing/fixtures.js';
import { open, stopCalendar } from './testing/open.js';

beforeEach(stopCalendar);
afterEach(() => jest.useRealTimers());

/** Opens a page whose cart loads, its heading focused as the shell does it. Returns what ends the loading. */
async function openFocused(path: string, heading: string, loaded: object = cart) {
  let answer!: () => void;
  const late = new Promise<void>((resolve) => (answer = resolve));
  bookingSalon({ 'GET /cart/get-cart': () => late.then(() => ({ cart: loaded })) });
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
