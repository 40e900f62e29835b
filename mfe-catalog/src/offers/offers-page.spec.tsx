import { pictureUrl } from '@salon/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyCart, takeIntent } from '@salon/web-kit';
import { refuse } from '@salon/testing/fake-salon';
import { cartWith, offerCart, offers, services } from '../testing/fixtures.js';
import { catalogSalon, open } from '../testing/open.js';

const book = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Book This Offer: The evening pair' }));

describe('/special-offers', () => {
  it('C-002 C-006 C-008 C-032 C-033 shows a visitor each active offer with both prices in LKR, never dollars', async () => {
    catalogSalon();
    open('/special-offers');
    expect(await screen.findByRole('heading', { level: 1, name: 'Special Offers' })).toBeVisible();
    const card = within((await screen.findByRole('heading', { name: 'The evening pair' })).closest('li')!);
    expect(card.getByText('Save 20%')).toBeVisible();
    expect(card.getByText(/10,700\.00/)).toHaveTextContent('LKR 10,700.00');
    expect(card.getByText(/8,560\.00/)).toHaveTextContent('LKR 8,560.00');
    expect(screen.getAllByRole('button', { name: /^Book This Offer/ })).toHaveLength(2);
    expect(document.body).not.toHaveTextContent('$');
  });

  it('loads the picture of the first offer at once and the others as they come near', async () => {
    const image = pictureUrl('catalog', `${'0123456789abcdef'.repeat(2)}-1280x853-e9b44c`);
    catalogSalon({ 'GET /special-offers/active': { offers: offers.map((offer) => ({ ...offer, image })) } });
    open('/special-offers');
    await screen.findByRole('heading', { name: 'The evening pair' });
    const cards = [...document.querySelectorAll('.offer-card')];
    expect(cards.map((card) => card.querySelector('img')?.getAttribute('loading'))).toEqual(['eager', 'lazy']);
    const sizes = cards.map((card) => card.querySelector('source')?.getAttribute('sizes'));
    expect(sizes).toEqual([expect.stringMatching(/^\(max-width: 40rem\) 100vw, /), 'auto, 100vw']);
  });

  it('C-034 says when there is none', async () => {
    catalogSalon({ 'GET /special-offers/active': { offers: [] } });
    open('/special-offers');
    expect(await screen.findByText('No special offers available at the moment.')).toBeVisible();
  });

  it('C-069 says when they cannot be had, and Try Again gets them', async () => {
    const salon = catalogSalon({ 'GET /special-offers/active': refuse(500, 'INTERNAL', '') });
    open('/special-offers');
    expect(await screen.findByText('Failed to load special offers. Please try again later.')).toBeVisible();
    salon.replies['GET /special-offers/active'] = { offers };
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The evening pair')).toBeVisible();
  });

  it('C-033 B-238 puts the offer with its services into the cart and goes there', async () => {
    const salon = catalogSalon({ 'POST /cart/add-special-offer': { cart: cartWith(services[3]!) } });
    const page = open('/special-offers', { signedIn: true });
    await screen.findByText('0');
    await book();
    await screen.findByText('Special offer added to cart');
    expect(page.here()).toBe('/cart');
    expect(salon.callsTo('POST /cart/add-special-offer')[0]!.body).toEqual({
      offerId: 'o1',
      services: ['s4', 's3'].map((serviceId) => ({
        serviceId,
        quantity: 1,
        fromSpecialOffer: true,
        specialOfferId: 'o1',
      })),
    });
  });

  it('goes to the cart when the salon has put the offer there and only the response was lost', async () => {
    const salon = catalogSalon({
      'POST /cart/add-special-offer': () => {
        salon.replies['GET /cart/get-cart'] = { cart: offerCart };
        throw new TypeError('Failed to fetch');
      },
    });
    const page = open('/special-offers', { signedIn: true });
    await screen.findByText('0');
    await book();
    await waitFor(() => expect(page.here()).toBe('/cart'));
    expect(screen.getByRole('status', { name: 'badge' })).toHaveTextContent('2');
  });

  it('C-048 says of an offer whose services are off the menu only until when it lasts', async () => {
    catalogSalon({ 'GET /special-offers/active': { offers: [{ ...offers[0]!, services: [] }] } });
    open('/special-offers');
    const until = await screen.findByText(/^until /);
    expect(until.closest('p')!.textContent).toMatch(/^until /);
  });

  it.each([
    ['B-183', 'OFFER_EMPTY', 'This special offer has no services defined'],
    ['B-184', 'OFFER_INVALID', 'No valid services in this special offer'],
  ] as const)(
    "%s says in the salon's words why an offer without services cannot be booked",
    async (_id, code, text) => {
      catalogSalon({
        'GET /special-offers/active': { offers: [{ ...offers[0]!, services: [] }] },
        'POST /cart/add-special-offer': refuse(409, code, text),
      });
      open('/special-offers', { signedIn: true });
      await screen.findByText('0');
      await book();
      await screen.findByText(text);
    },
  );

  it('says that an offer is gone, and reads the list again', async () => {
    const text = 'This special offer is no longer offered';
    const salon = catalogSalon({ 'POST /cart/add-special-offer': refuse(404, 'OFFER_NOT_FOUND', text) });
    open('/special-offers', { signedIn: true });
    await screen.findByText('0');
    const button = await screen.findByRole('button', { name: 'Book This Offer: The evening pair' });
    salon.replies['GET /special-offers/active'] = { offers: [] };
    await userEvent.click(button);
    await screen.findByText(text);
    await waitFor(() => expect(screen.queryByText('The evening pair')).toBeNull());
  });

  it('B9 lets the customer have back what the offer replaced', async () => {
    const salon = catalogSalon({
      'GET /cart/get-cart': { cart: cartWith(services[5]!) },
      'POST /cart/add-special-offer': { cart: offerCart },
      'DELETE /cart/clear-cart': { cart: emptyCart },
      'POST /cart/add-cart': { cart: cartWith(services[5]!) },
    });
    open('/special-offers', { signedIn: true });
    await screen.findByText('1');
    await book();
    salon.replies['GET /cart/get-cart'] = { cart: offerCart };
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Your cart is back as it was');
    const changes = salon.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    expect(changes).toEqual(['POST /cart/add-special-offer', 'DELETE /cart/clear-cart', 'POST /cart/add-cart']);
  });

  it('sends a guest to login with the intent stored', async () => {
    catalogSalon();
    const page = open('/special-offers');
    await book();
    await waitFor(() => expect(page.here()).toBe('/login?returnTo=%2Fcart'));
    expect(takeIntent()).toEqual({ kind: 'offer', id: 'o1' });
  });

  it('B-239 says that the offer could not be added when the salon gives no reason', async () => {
    catalogSalon({ 'POST /cart/add-special-offer': refuse(418, 'ODD', '') });
    open('/special-offers', { signedIn: true });
    await screen.findByText('0');
    await book();
    await screen.findByText('Failed to add special offer to cart');
  });
});
