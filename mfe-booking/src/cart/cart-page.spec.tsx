import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptied } from './cart.rules.js';
import { fakeSalon, never, refuse, type Reply } from '@salon/testing/fake-salon';
import { cart, items, offer, offerCart, user } from '../testing/fixtures.js';
import { open } from '../testing/open.js';

const salon = (replies: Record<string, Reply>) =>
  fakeSalon({ 'GET /auth/me': { user }, 'GET /cart/get-cart': { cart }, ...replies });
const line = async (title: string) => within((await screen.findByRole('heading', { name: title })).closest('li')!);
const button = (title: string, name: RegExp) =>
  within(screen.getByRole('group', { name: `Quantity of ${title}` })).getByRole('button', { name });
const text = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ');

describe('the cart page', () => {
  it('B-010 waits with a spinner', async () => {
    salon({ 'GET /cart/get-cart': never });
    open('/cart');
    expect(await screen.findByText('Loading your cart')).toBeInTheDocument();
  });

  it('B-011 B-012 B-013 shows an empty cart with a way to the services', async () => {
    salon({ 'GET /cart/get-cart': { cart: emptied(cart) } });
    open('/cart');
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    expect(screen.getByText('Add some services to get started')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Services' })).toHaveAttribute('href', '/services');
  });

  it('B-144 is empty without a token', async () => {
    salon({});
    open('/cart', { signedIn: false });
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
  });

  it('B-235 says when the cart could not be fetched, and tries again', async () => {
    const { replies } = salon({ 'GET /cart/get-cart': () => refuse(500, 'BROKEN', 'x') });
    open('/cart');
    expect(await screen.findByText('Failed to fetch cart items')).toBeVisible();
    replies['GET /cart/get-cart'] = { cart };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('button', { name: 'Clear Cart' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Services Cart' })).toBeVisible();
  });

  it('B-008 B-014 B-015 B-036 B-037 B-143 lists the lines between title and links', async () => {
    const { callsTo } = salon({});
    open('/cart');
    expect(await screen.findByRole('button', { name: 'Clear Cart' })).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'Services Cart', level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add More Services' })).toHaveAttribute('href', '/services');
    expect(screen.getByRole('link', { name: 'View Special Offers' })).toHaveAttribute('href', '/special-offers');
    expect(callsTo('GET /cart/get-cart')).toHaveLength(1);
  });

  it('B-016 B-018 B-020 B-022 B-023 B-024 B-025 B-026 B-027 B-051 shows everything of a line', async () => {
    salon({});
    open('/cart');
    const accent = await line('Hand-painted Accent');
    expect(accent.getByText('One nail of each hand, painted free-hand.')).toBeVisible();
    expect(accent.getByText('each')).toHaveTextContent('LKR 900.00 each');
    expect(accent.getByText('15 minutes')).toBeVisible();
    expect(accent.getByText('2')).toBeVisible();
    expect(accent.getByText(/Line total/).parentElement).toHaveTextContent('LKR 1,800.00');
    expect(accent.getByRole('button', { name: /decrease/i })).toBeVisible();
    expect(accent.getByRole('button', { name: /increase/i })).toBeVisible();
    expect(accent.getByRole('button', { name: 'Remove Hand-painted Accent' })).toBeEnabled();
    expect(document.querySelector('img[src="/art/nails-hands.svg"]')).not.toBeNull();
  });

  it('B-017 B-019 B-021 B-052 B-123 B-189 B-191 stands in for what a line lacks', async () => {
    salon({ 'GET /cart/get-cart': { cart: { ...cart, items: [{ quantity: 1 }] } } });
    open('/cart');
    const bare = await line('Service');
    expect(bare.getByText('No description available')).toBeVisible();
    expect(bare.getByText(/each/)).toHaveTextContent('LKR 0.00');
    expect(bare.getByRole('button', { name: /increase/i })).toBeDisabled();
    expect(bare.getByRole('button', { name: 'Remove Service' })).toBeDisabled();
    expect(document.querySelector('.cart-line img')).toHaveAttribute('src', '/art/araliya-branch.svg');
  });

  it('B-043 B-044 B-045 B-046 B-048 B-049 B-050 sums the visit up', async () => {
    salon({});
    open('/cart');
    const panel = await screen.findByRole('complementary', { name: 'Your visit' });
    const words = text(panel);
    for (const part of [
      'Hand-painted Accent (x2)LKR 1,800.00',
      'Services TotalLKR 11,100.00',
      'Booking Fee LKR 1,000.00',
      'Total AmountLKR 12,100.00',
      'Due now',
      'To pay at the salon',
    ]) {
      expect(words).toContain(part);
    }
    expect(words).toContain('Only booking fee is charged now. The service amount will be charged at the salon.');
    expect(within(panel).getByRole('link', { name: 'Proceed to Book Appointment' })).toHaveAttribute(
      'href',
      '/book-appointment',
    );
  });

  it('B-047 explains the booking fee to whoever asks', async () => {
    salon({});
    open('/cart');
    const hint = await screen.findByRole('button', { name: 'About the booking fee' });
    act(() => hint.focus());
    expect((await screen.findAllByText('A small fee is charged to secure your booking.'))[0]).toBeInTheDocument();
  });
});

describe('a cart with a special offer', () => {
  it('B-028 B-029 B-030 B-031 B-032 B-033 B-034 shows the offer above its lines', async () => {
    salon({ 'GET /cart/get-cart': { cart: { ...offerCart, specialOffer: { ...offer, discount: 19.6 } } } });
    open('/cart');
    const banner = await screen.findByRole('region', { name: 'Special offer in your cart' });
    expect(within(banner).getByRole('heading', { name: 'Bridal Morning' })).toBeVisible();
    expect(text(banner)).toContain('Trial make-up, hair up and a gel manicure, in one sitting.');
    expect(text(banner)).toContain('Special Price: LKR 14,400.00');
    expect(text(banner.querySelector('s, del') as HTMLElement)).toContain('18,000.00');
    expect(within(banner).getByText('Save 20%')).toBeVisible();
    expect(banner.querySelector('img')).toHaveAttribute('src', '/art/makeup-bridal.svg');
    expect((await line('Gel Manicure')).getByText('Special Offer')).toBeVisible();
  });

  it('B-035 B-038 B-187 lists only its lines, with fixed quantities and no other offers', async () => {
    salon({ 'GET /cart/get-cart': { cart: { ...offerCart, items: [...offerCart.items, items[0]] } } });
    open('/cart');
    await screen.findByRole('heading', { name: 'Gel Manicure' });
    expect(screen.queryByRole('heading', { name: 'Frangipani Glow Facial' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'View Special Offers' })).toBeNull();
    expect(button('Gel Manicure', /increase/i)).toBeDisabled();
  });

  it('B-039 B-040 B-041 B-042 sums the offer up with what it saves', async () => {
    salon({ 'GET /cart/get-cart': { cart: offerCart } });
    open('/cart');
    const words = text(await screen.findByRole('complementary', { name: 'Your visit' }));
    for (const part of [
      'Bridal MorningLKR 14,400.00',
      'Original pricewas LKR 18,000.00',
      'You SaveLKR 3,600.00',
      'Total AmountLKR 15,400.00',
    ])
      expect(words).toContain(part);
  });

  it('B-241 removes an item of the offer as the server decides', async () => {
    salon({
      'GET /cart/get-cart': { cart: offerCart },
      'DELETE /cart/remove-cart-item/s5': { cart: emptied(offerCart) },
    });
    open('/cart');
    await userEvent.click(
      (await line('Gel Manicure')).getByRole('button', { name: 'Remove the special offer with Gel Manicure' }),
    );
    expect(await screen.findByText('Item removed from cart')).toBeInTheDocument();
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
  });
});

/** The cart is empty once it is cleared. */
const clearing = (current = cart): Record<string, Reply> => ({
  'GET /cart/get-cart': () => ({ cart: current }),
  'DELETE /cart/clear-cart': () => ({ cart: (current = emptied(cart)) }),
});

describe('changing the cart', () => {
  it('B-151 B-152 B-188 B-190 shows the change at once, and waits for the server', async () => {
    const { calls } = salon({ 'PUT /cart/update-quantity/s1': never });
    open('/cart');
    await line('Frangipani Glow Facial');
    await userEvent.click(button('Frangipani Glow Facial', /increase/i));
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { quantity: 2 } });
    expect((await line('Frangipani Glow Facial')).getByText('2')).toBeVisible();
    expect(button('Silk Blow-dry', /increase/i)).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Clear Cart' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Remove Silk Blow-dry' })).toBeDisabled();
    expect(screen.getByRole('heading', { name: 'Silk Blow-dry' }).closest('ul')).toHaveAttribute('aria-busy', 'true');
  });

  it('B-243 takes a refused quantity back, and says so', async () => {
    salon({ 'PUT /cart/update-quantity/s1': () => refuse(409, 'X', '') });
    open('/cart');
    await line('Frangipani Glow Facial');
    await userEvent.click(button('Frangipani Glow Facial', /increase/i));
    expect(await screen.findByText('Failed to update quantity')).toBeInTheDocument();
    expect((await line('Frangipani Glow Facial')).getByText('1')).toBeVisible();
  });

  it('B-186 does nothing when one piece is decreased', async () => {
    const { calls } = salon({});
    open('/cart');
    await line('Frangipani Glow Facial');
    const before = calls.length;
    await userEvent.click(button('Frangipani Glow Facial', /decrease/i));
    expect(calls).toHaveLength(before);
  });

  it('B-149 B-240 removes the last line and is empty', async () => {
    const one = { ...cart, items: [items[0]!], cartCount: 1 };
    salon({ 'GET /cart/get-cart': { cart: one }, 'DELETE /cart/remove-cart-item/s1': { cart: emptied(one) } });
    open('/cart');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Frangipani Glow Facial' }));
    expect(await screen.findByText('Service removed from cart')).toBeInTheDocument();
    expect(screen.getByText('Your cart is empty')).toBeVisible();
  });

  it('B-150 B-242 is cleared', async () => {
    salon({ 'DELETE /cart/clear-cart': { cart: emptied(cart) } });
    open('/cart');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Cart' }));
    expect(await screen.findByText('Cart cleared successfully')).toBeInTheDocument();
    expect(screen.getByText('Your cart is empty')).toBeVisible();
  });

  it('B9 is cleared with an Undo that brings every line back', async () => {
    const { callsTo } = salon({ ...clearing(), 'POST /cart/add-cart': { cart } });
    open('/cart');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Cart' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Your cart is back as it was')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Hand-painted Accent' })).toBeVisible();
    const added = callsTo('POST /cart/add-cart').map(({ body }) => body);
    expect(added).toEqual(['s1', 's2', 's3'].map((serviceId) => ({ serviceId })));
  });

  it('B-246 says when the Undo could not bring a line back', async () => {
    salon({ ...clearing(), 'POST /cart/add-cart': () => refuse(418, 'ODD', '') });
    open('/cart');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Cart' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Failed to add to cart')).toBeInTheDocument();
  });

  it.each([
    ['B-244', 'Remove Silk Blow-dry', 'Failed to remove item'],
    ['B-245', 'Clear Cart', 'Failed to clear cart'],
  ])('%s comes back when "%s" fails', async (_, name, sentence) => {
    salon({
      'DELETE /cart/remove-cart-item/s2': () => refuse(409, 'X', ''),
      'DELETE /cart/clear-cart': () => refuse(409, 'X', ''),
    });
    open('/cart');
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Silk Blow-dry' })).toBeVisible());
  });
});
