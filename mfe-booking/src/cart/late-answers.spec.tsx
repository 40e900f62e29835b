import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts } from '@salon/web-kit';
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
  const { callsTo } = salon({ 'PUT /cart/update-quantity/s1': first.reply });
  const { go } = open('/cart');
  await increase();
  await waitFor(() => expect(callsTo('PUT /cart/update-quantity/s1')).toHaveLength(1));
  await act(() => go('/elsewhere'));
  await screen.findByText('another page');
  await act(() => go('/cart'));
  const remove = await screen.findByRole('button', { name: 'Remove Silk Blow-dry' });
  expect(remove).toBeDisabled();
  first.answer({ cart: withQuantity(cart, 's1', 2) });
  await waitFor(() => expect(remove).toBeEnabled());
  expect((await quantityOfFacial()).getByText('2')).toBeVisible();
});

describe('Undo', () => {
  beforeEach(clearToasts);

  const removed = withoutLine(cart, 's2');

  /** A customer who has just removed a line, and may undo that. */
  async function afterRemoving(replies: Record<string, Reply>) {
    const fake = salon({ 'DELETE /cart/remove-cart-item/s2': { cart: removed }, ...replies });
    open('/cart');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Silk Blow-dry' }));
    fake.replies['GET /cart/get-cart'] = { cart: removed };
    return { ...fake, undo: async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' })) };
  }

  it('B-151 B-152 is a change of the cart: until it has ended there can be no other', async () => {
    const { undo } = await afterRemoving({ 'POST /cart/add-cart': never });
    await undo();
    expect(screen.getByRole('button', { name: 'Clear Cart' })).toBeDisabled();
    expect(screen.getByRole('heading', { name: 'Hand-painted Accent' }).closest('ul')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });

  it('waits for the change before it, so that the newest cart is shown at the end', async () => {
    const change = later();
    const { undo, callsTo, replies } = await afterRemoving({
      'PUT /cart/update-quantity/s1': change.reply,
      'POST /cart/add-cart': { cart: withQuantity(cart, 's1', 2) },
    });
    await screen.findByText('Service removed from cart');
    await increase();
    await undo();
    expect(callsTo('POST /cart/add-cart')).toEqual([]);
    replies['GET /cart/get-cart'] = { cart: withQuantity(removed, 's1', 2) };
    change.answer({ cart: withQuantity(removed, 's1', 2) });
    expect(await screen.findByText('Your cart is back as it was')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Silk Blow-dry' })).toBeVisible();
    expect((await quantityOfFacial()).getByText('2')).toBeVisible();
  });
});
