import type { Cart, UnavailableItem } from '@salon/contracts';
import { fakeSalon, refuse, type Call, type Reply } from '@salon/testing/fake-salon';
import { clearToasts } from '@salon/web-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cart, offerCart, user } from '../testing/fixtures.js';
import { open } from '../testing/open.js';
import { emptied, withoutLine, withQuantity } from './cart.rules.js';

const noResponse = (): never => {
  throw new TypeError('Failed to fetch');
};
const GONE: UnavailableItem = {
  _id: 's9',
  type: 'service',
  title: 'Old perm',
  message: 'Old perm is no longer offered',
};
const timeout = () => refuse(504, 'UPSTREAM_TIMEOUT', '');

interface Salon {
  before?: Cart;
  after?: Cart;
  response?: () => unknown;
}

/** A salon whose cart is `after` once it has got `call`, to which it sends no response. */
async function lose(call: string, { before = cart, after = before, response = noResponse }: Salon) {
  let current = before;
  fakeSalon({
    'GET /auth/me': { user },
    'GET /cart/get-cart': () => ({ cart: current }),
    [call]: () => {
      current = after;
      return response();
    },
  });
  open('/cart');
  await screen.findByRole('button', { name: 'Clear Cart' });
}

beforeEach(clearToasts);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a change of the cart whose response is lost', () => {
  it.each([
    ['timed out', timeout],
    ['was lost with the connection', noResponse],
  ])('counts as made when the salon has made it and its response %s, and can be undone', async (_, response) => {
    await lose('DELETE /cart/clear-cart', { after: emptied(cart), response });
    await press('Clear Cart');
    expect(await screen.findByText('Cart cleared successfully')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    expect(screen.queryByText(/^Cannot connect|timed out/)).toBeNull();
  });

  it('counts as made when the line has got its quantity', async () => {
    await lose('PUT /cart/update-quantity/s1', { after: withQuantity(cart, 's1', 2) });
    const facial = within(screen.getByRole('group', { name: 'Quantity of Frangipani Glow Facial' }));
    await userEvent.click(facial.getByRole('button', { name: /increase/i }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear Cart' })).toBeEnabled());
    expect(facial.getByText('2')).toBeVisible();
    expect(screen.queryByText(/^Cannot connect/)).toBeNull();
  });

  it('counts as made when the line has gone', async () => {
    await lose('DELETE /cart/remove-cart-item/s2', { after: withoutLine(cart, 's2') });
    await press('Remove Silk Blow-dry');
    expect(await screen.findByText('Service removed from cart')).toBeInTheDocument();
  });

  it('counts as made when the line has gone with its offer', async () => {
    await lose('DELETE /cart/remove-cart-item/s5', { before: offerCart, after: emptied(offerCart) });
    await press('Remove the special offer with Gel Manicure');
    expect(await screen.findByText('Item removed from cart')).toBeInTheDocument();
  });

  it.each([
    ['DELETE /cart/clear-cart', 'Clear Cart'],
    ['DELETE /cart/remove-cart-item/s2', 'Remove Silk Blow-dry'],
    ['DELETE /cart/remove-cart-item/s9', 'Remove Old perm'],
  ])('is taken back when the salon has not made it: %s', async (call, name) => {
    await lose(call, { before: { ...cart, unavailable: [GONE] } });
    await press(name);
    expect(await screen.findByText(/^Cannot connect to server/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Silk Blow-dry' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('an Undo that failed', () => {
  async function openCleared(former: Cart, replies: Record<string, Reply>) {
    const salon = fakeSalon({
      'GET /auth/me': { user },
      'GET /cart/get-cart': { cart: former },
      'DELETE /cart/clear-cart': { cart: emptied(former) },
      ...replies,
    });
    open('/cart');
    await screen.findByRole('button', { name: 'Clear Cart' });
    await press('Clear Cart');
    salon.replies['GET /cart/get-cart'] = { cart: emptied(former) };
    await screen.findByText('Your cart is empty');
    return salon;
  }

  it.each<[string, Reply, RegExp]>([
    ['lost its response', noResponse, /^Cannot connect to server/],
    ['met a server error', () => refuse(500, 'INTERNAL', ''), /^Server error/],
    ['was one too many', () => refuse(429, 'TOO_MANY', 'Too many attempts.'), /^Too many attempts/],
    ['met a cart that was full', () => refuse(409, 'CART_FULL', 'Your cart is full'), /^Your cart is full/],
  ])('B9 is offered again when it %s, and brings the lines back', async (_, failure, sentence) => {
    const salon = await openCleared(cart, { 'POST /cart/add-cart': failure });
    await press('Undo');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    salon.replies['POST /cart/add-cart'] = { cart };
    await press('Undo');
    expect(await screen.findByText('Your cart is back as it was')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Silk Blow-dry' })).toBeVisible();
  });

  it('is not offered again when it can only be refused again', async () => {
    const ended = refuse(409, 'OFFER_ENDED', 'This special offer has ended');
    await openCleared(offerCart, { 'POST /cart/add-special-offer': ended });
    await press('Undo');
    expect(await screen.findByText('This special offer has ended')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is offered again as long as one of its lines can still come back', async () => {
    const gone = refuse(409, 'SERVICE_ARCHIVED', 'Frangipani Glow Facial is no longer offered');
    const isFacial = ({ body }: Call) => (body as { serviceId: string }).serviceId === 's1';
    const salon = await openCleared(cart, {
      'POST /cart/add-cart': (call: Call) => (isFacial(call) ? gone : noResponse()),
    });
    await press('Undo');
    expect(await screen.findByText(/^Cannot connect to server/)).toBeInTheDocument();
    salon.replies['POST /cart/add-cart'] = (call: Call) => (isFacial(call) ? gone : { cart });
    await press('Undo');
    expect(await screen.findByText('Frangipani Glow Facial is no longer offered')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
