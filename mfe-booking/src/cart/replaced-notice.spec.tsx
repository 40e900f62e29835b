import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSalon } from '@salon/testing/fake-salon';
import { clearToasts, toast } from '@salon/web-kit';
import { cart, offerCart, user } from '../testing/fixtures.js';
import { open } from '../testing/open.js';

const SAID = 'This offer took the place of what was in your cart.';
const OFFER_ADDED = 'Special offer added to cart';

beforeEach(() => act(clearToasts));

async function openCart(held: typeof cart) {
  fakeSalon({ 'GET /auth/me': { user }, 'GET /cart/get-cart': { cart: held } });
  open('/cart');
  await screen.findByRole('button', { name: 'Clear Cart' });
}

it('B9 says that an offer has replaced the services as long as that can be undone', async () => {
  const done: string[] = [];
  await openCart(offerCart);
  expect(screen.queryByText(SAID)).toBeNull();
  act(() =>
    toast.success(OFFER_ADDED, { action: { label: 'Undo', run: () => void done.push('undone'), onPage: true } }),
  );
  const notice = (await screen.findByText(SAID)).parentElement!;
  await userEvent.click(within(notice).getByRole('button', { name: 'Undo' }));
  expect(done).toEqual(['undone']);
  expect(screen.queryByText(SAID)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Services Cart' })).toHaveFocus();
});

it('says nothing of an offer that was added to an empty cart', async () => {
  await openCart(offerCart);
  act(() => toast.success(OFFER_ADDED, { action: undefined }));
  expect(screen.queryByText(SAID)).toBeNull();
});

it('says nothing in a cart with services, whose Undo is of another change', async () => {
  await openCart(cart);
  act(() => toast.success('Cart updated', { action: { label: 'Undo', run: () => undefined, onPage: true } }));
  expect(screen.queryByText(SAID)).toBeNull();
});
