import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearToasts, takeIntent } from '@salon/web-kit';
import { refuse } from '@salon/testing/fake-salon';
import { cartWith, services, user } from '../testing/fixtures.js';
import { catalogSalon, open } from '../testing/open.js';

const gel = services[5]!;
const MIX = 'Adding a regular service will remove the special offer from your cart. Continue?';
const mix = () => refuse(409, 'CART_MIX', MIX);
const bookNow = async (title = 'Gel polish') =>
  userEvent.click(await screen.findByRole('button', { name: `Book Now: ${title}` }));
const badge = () => screen.getByRole('status', { name: 'badge' });

describe('Book Now', () => {
  beforeEach(() => act(clearToasts));

  it('C-054 C-055 sends a guest to login, stores intent and page, and adds nothing', async () => {
    const salon = catalogSalon();
    const page = open('/services?category=nail');
    await bookNow();
    await screen.findByText('Please login to book services');
    expect(page.here()).toBe('/login?returnTo=%2Fcart');
    expect(takeIntent()).toEqual({ kind: 'service', id: 's6' });
    expect(salon.callsTo('POST /cart/add-cart')).toEqual([]);
  });

  it('waits for the session when pressed before it is known', async () => {
    let begin: (session: { user: typeof user }) => void = () => undefined;
    const session = new Promise<{ user: typeof user }>((resolve) => (begin = resolve));
    const salon = catalogSalon({
      'GET /auth/me': () => session,
      'POST /cart/add-cart': { cart: cartWith(gel) },
    });
    open('/services', { signedIn: true });
    await bookNow();
    expect(screen.getByRole('button', { name: 'Book Now: Gel polish' })).toHaveAttribute('aria-busy', 'true');
    expect(salon.callsTo('POST /cart/add-cart')).toEqual([]);
    begin({ user });
    await screen.findByText(/Service added to cart/);
    expect(salon.callsTo('POST /cart/add-cart')).toHaveLength(1);
  });

  it('keeps the press for the sign-in when the session has expired', async () => {
    catalogSalon({ 'POST /cart/add-cart': () => refuse(401, 'UNAUTHENTICATED', '') });
    open('/services', { signedIn: true });
    await waitFor(() => expect(badge()).toHaveTextContent('0'));
    await bookNow();
    await waitFor(() => expect(takeIntent()).toEqual({ kind: 'service', id: 's6' }));
  });

  it('sends a customer whose e-mail is not verified to verify it, with the intent stored', async () => {
    catalogSalon({ 'GET /auth/me': { user: { ...user, isVerified: false } } });
    const page = open('/services', { signedIn: true });
    await bookNow();
    await waitFor(() => expect(page.here()).toBe('/verify-email'));
    expect(takeIntent()).toEqual({ kind: 'service', id: 's6' });
  });

  it('C-056 B-236 adds the service for a signed-in customer, says so, counts it in the badge and shows the way to the cart', async () => {
    const salon = catalogSalon({ 'POST /cart/add-cart': { cart: cartWith(gel) } });
    const page = open('/services', { signedIn: true });
    await waitFor(() => expect(badge()).toHaveTextContent('0'));
    await bookNow();
    await screen.findByText(/Service added to cart/);
    expect(badge()).toHaveTextContent('1');
    expect(salon.callsTo('POST /cart/add-cart').map(({ body }) => body)).toEqual([{ serviceId: 's6' }]);
    await userEvent.click(screen.getByRole('button', { name: 'View cart' }));
    await waitFor(() => expect(page.here()).toBe('/cart'));
  });

  it('shows that it works and adds once, however often it is pressed', async () => {
    let answer = (_cart: unknown) => {};
    const salon = catalogSalon({ 'POST /cart/add-cart': () => new Promise((resolve) => (answer = resolve)) });
    open('/services', { signedIn: true });
    await waitFor(() => expect(badge()).toHaveTextContent('0'));
    await bookNow();
    await bookNow();
    expect(screen.getByRole('button', { name: 'Book Now: Gel polish' })).toHaveAttribute('aria-busy', 'true');
    expect(salon.callsTo('POST /cart/add-cart')).toHaveLength(1);
    answer({ cart: cartWith(gel) });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Book Now: Gel polish' })).not.toHaveAttribute('aria-busy'),
    );
  });

  it.each([
    [refuse(418, 'ODD', ''), 'Failed to add service to cart'],
    [
      refuse(409, 'CART_FULL', 'A cart holds at most 20 different services'),
      'A cart holds at most 20 different services',
    ],
    [refuse(500, 'INTERNAL', 'stack trace'), 'Server error. Please try again later'],
  ])('B-237 says why a service could not be added', async (reply, text) => {
    catalogSalon({ 'POST /cart/add-cart': reply });
    open('/services', { signedIn: true });
    await waitFor(() => expect(badge()).toHaveTextContent('0'));
    await bookNow();
    await screen.findByText(text);
  });

  it('says that the service was added when the salon has it and only the response was lost', async () => {
    const salon = catalogSalon({
      'POST /cart/add-cart': () => {
        salon.replies['GET /cart/get-cart'] = { cart: cartWith(gel) };
        return refuse(504, 'UPSTREAM_TIMEOUT', '');
      },
    });
    open('/services', { signedIn: true });
    await waitFor(() => expect(badge()).toHaveTextContent('0'));
    await bookNow();
    await screen.findByText(/Service added to cart/);
    expect(badge()).toHaveTextContent('1');
    expect(screen.queryByText(/timed out/)).toBeNull();
  });

  it('says that nothing came back when the salon has not added the service again', async () => {
    const salon = catalogSalon({
      'GET /cart/get-cart': { cart: cartWith(gel) },
      'POST /cart/add-cart': refuse(504, 'UPSTREAM_TIMEOUT', ''),
    });
    open('/services', { signedIn: true });
    await waitFor(() => expect(badge()).toHaveTextContent('1'));
    await bookNow();
    await screen.findByText(/timed out/);
    expect(badge()).toHaveTextContent('1');
    expect(salon.callsTo('GET /cart/get-cart')).toHaveLength(2);
  });

  it('says that nothing was added beside a special offer when the answer comes after the customer has left', async () => {
    let answer = (_reply: unknown) => {};
    const salon = catalogSalon({ 'POST /cart/add-cart': () => new Promise((resolve) => (answer = resolve)) });
    const { go } = open('/services', { signedIn: true });
    await waitFor(() => expect(badge()).toHaveTextContent('0'));
    await bookNow();
    await waitFor(() => expect(salon.callsTo('POST /cart/add-cart')).toHaveLength(1));
    await go('/cart');
    await screen.findByText('another page');
    answer(mix());
    await screen.findByText('Your cart holds a special offer, so nothing was added.');
  });

  it('B-147 leaves the offer alone when the customer wants to keep it', async () => {
    const salon = catalogSalon({ 'POST /cart/add-cart': mix });
    open('/services', { signedIn: true });
    await waitFor(() => expect(badge()).toHaveTextContent('0'));
    await bookNow();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep the offer' }));
    expect(screen.queryByText(MIX)).toBeNull();
    expect(salon.callsTo('DELETE /cart/clear-cart')).toEqual([]);
  });
});
