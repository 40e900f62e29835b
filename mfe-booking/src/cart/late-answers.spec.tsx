import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSalon, never, type Reply } from '@salon/testing/fake-salon';
import { cart, user } from '../testing/fixtures.js';
import { open } from '../testing/open.js';
import { withoutLine, withQuantity } from './cart.rules.js';

const salon = (replies: Record<string, Reply>) =>
  fakeSalon({ 'GET /auth/me': { user }, 'GET /cart/get-cart': { cart }, ...replies });
const quantityOfFacial = async () =>
  within(await screen.findByRole('group', { name: 'Quantity of Frangipani Glow Facial' }));
const increase = async () => userEvent.click((await quantityOfFacial()).getByRole('button', { name: /increase/i }));

/** A reply that comes when the test says so. */
function later() {
  let answer!: (reply: unknown) => void;
  const reply = new Promise((resolve) => (answer = resolve));
  return { reply: () => reply, answer };
}

/** Another tab has changed the cart, so that this one asks for it again. */
function announceFromOtherTab(): void {
  const tab = new BroadcastChannel('cart');
  tab.postMessage('changed');
  tab.close();
}

it('a cart that was read before a change does not replace the answer of the change', async () => {
  const change = later();
  const read = later();
  const { callsTo, replies } = salon({ 'PUT /cart/update-quantity/s1': change.reply });
  open('/cart');
  await increase();
  replies['GET /cart/get-cart'] = read.reply;
  announceFromOtherTab();
  await waitFor(() => expect(callsTo('GET /cart/get-cart')).toHaveLength(2));
  change.answer({ cart: withQuantity(cart, 's1', 2) });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Clear Cart' })).toBeEnabled());
  await act(async () => read.answer({ cart }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect((await quantityOfFacial()).getByText('2')).toBeVisible();
});

it('a change waits for the one before it, also after the customer has left the cart and come back', async () => {
  const first = later();
  const removed = withoutLine(withQuantity(cart, 's1', 2), 's2');
  const { callsTo, replies } = salon({
    'PUT /cart/update-quantity/s1': first.reply,
    'DELETE /cart/remove-cart-item/s2': { cart: removed },
  });
  const { go } = open('/cart');
  await increase();
  await waitFor(() => expect(callsTo('PUT /cart/update-quantity/s1')).toHaveLength(1));
  await act(() => go('/elsewhere'));
  await screen.findByText('another page');
  await act(() => go('/cart'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Silk Blow-dry' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Silk Blow-dry' })).toBeNull());
  expect(callsTo('DELETE /cart/remove-cart-item/s2')).toEqual([]);
  replies['GET /cart/get-cart'] = never;
  first.answer({ cart: withQuantity(cart, 's1', 2) });
  expect(await screen.findByText('Service removed from cart')).toBeInTheDocument();
  expect(callsTo('DELETE /cart/remove-cart-item/s2')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Silk Blow-dry' })).toBeNull();
  expect((await quantityOfFacial()).getByText('2')).toBeVisible();
});
