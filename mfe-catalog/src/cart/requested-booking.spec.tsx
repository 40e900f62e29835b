import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeIntent } from '@salon/web-kit';
import { refuse } from '@salon/testing/fake-salon';
import { cartWith, offerCart, services } from '../testing/fixtures.js';
import { catalogSalon, open } from '../testing/open.js';

const comeFrom = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
const salonWithCart = () =>
  catalogSalon({
    'POST /cart/add-cart': { cart: cartWith(services[5]!) },
    'POST /cart/add-special-offer': { cart: offerCart },
  });

const links = [
  ['/services?category=nail&book=s6', 'Gel polish', 'POST /cart/add-cart', 'Service added to cart'],
  ['/special-offers?offer=o1', 'The evening pair', 'POST /cart/add-special-offer', 'Special offer added to cart'],
] as const;
const elsewhere = ['', 'https://elsewhere.example/', `${location.origin}.elsewhere.example/`];

describe('an address that requests a booking (decision B11)', () => {
  afterEach(() => comeFrom(''));

  it.each(links)(
    'books once and without confirmation from a page of this site: %s',
    async (path, _title, call, text) => {
      comeFrom(`${location.origin}/services`);
      const salon = salonWithCart();
      const page = open(path, { signedIn: true });
      await screen.findByText(new RegExp(text));
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(salon.callsTo(call)).toHaveLength(1);
      expect(page.here()).not.toMatch(/book=|offer=/);
    },
  );

  it.each(links.flatMap((link) => elsewhere.map((from) => [...link, from] as const)))(
    'asks first after a link from elsewhere: %s (%s)',
    async (path, title, call, text, from) => {
      comeFrom(from);
      const salon = salonWithCart();
      open(path, { signedIn: true });
      const dialog = within(await screen.findByRole('alertdialog', { name: `Add ${title} to your cart?` }));
      expect(salon.callsTo(call)).toEqual([]);
      await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
      await screen.findByText(new RegExp(text));
      expect(salon.callsTo(call)).toHaveLength(1);
    },
  );

  it.each(links)('changes nothing when the visitor does not want it: %s', async (path, _title, call) => {
    const salon = salonWithCart();
    const page = open(path, { signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(salon.callsTo(call)).toEqual([]);
    expect(page.here()).not.toMatch(/book=|offer=/);
  });

  it('goes on with a choice made on this site, whatever page opened it: only the offer in the cart is asked about', async () => {
    const salon = catalogSalon({ 'POST /cart/add-cart': refuse(409, 'CART_MIX', 'Continue?') });
    const page = open('/services', { signedIn: true });
    await screen.findByText('Gel polish');
    await page.go('/services?book=s6', { pressed: true });
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/will remove the special offer/);
    expect(salon.callsTo('POST /cart/add-cart')).toHaveLength(1);
    expect(page.here()).toBe('/services');
  });

  it('asks first after a link from elsewhere to the sign-in page, which leads on to the address in it', async () => {
    const salon = salonWithCart();
    const page = open('/services', { signedIn: true });
    await screen.findByText('Gel polish');
    await page.go('/services?book=s6');
    await screen.findByRole('alertdialog', { name: 'Add Gel polish to your cart?' });
    expect(salon.callsTo('POST /cart/add-cart')).toEqual([]);
  });

  it('stores no intent of a guest before the guest agrees', async () => {
    salonWithCart();
    const page = open('/special-offers?offer=o1');
    await screen.findByRole('alertdialog');
    expect(page.here()).toBe('/special-offers');
    expect(takeIntent()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(page.here()).toBe('/login?returnTo=%2Fcart'));
    expect(takeIntent()).toEqual({ kind: 'offer', id: 'o1' });
  });
});
