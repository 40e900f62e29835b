import { cart, offerCart } from '../testing/fixtures.js';
import type { Cart, CartService } from '@salon/contracts';
import { cartView, wantedServices } from '../cart/cart.rules.js';
import { cartChanges, quoteChangedText, requestFor, serviceLines } from './booking.rules.js';

describe('what is sent', () => {
  it('names day, times, services and the price the customer saw', () => {
    expect(requestFor(cart, { date: '2026-11-26', time: '10:30', stylistId: 'st2', minutes: 135 })).toEqual({
      date: '2026-11-26',
      startTime: '10:30',
      endTime: '12:45',
      quote: 'q1',
      stylistId: 'st2',
      services: [
        { service: 's1', quantity: 1 },
        { service: 's2', quantity: 1 },
        { service: 's3', quantity: 2 },
      ],
    });
  });

  it('asks for free times with minutes and quantity of each service', () => {
    expect(wantedServices(cartView(cart))).toContainEqual({ _id: 's3', averageTime: 15, quantity: 2 });
  });

  it('B-189 leaves out a line without a service id', () => {
    expect(wantedServices(cartView({ items: [{ title: 'Gift' }], specialOffer: null }))).toEqual([]);
  });
});

it('B-063 B-064 the summary counts every piece of a service', () => {
  expect(serviceLines(cartView(cart))[2]).toMatchObject({
    title: 'Hand-painted Accent',
    quantity: 2,
    minutes: 30,
    price: 1800,
  });
});

/** The cart with another blow-dry. */
const withBlowDry = (changed: Partial<CartService>): Cart => ({
  ...cart,
  items: cart.items.map((item) =>
    item.service._id === 's2' ? { ...item, service: { ...item.service, ...changed } } : item,
  ),
});

describe('changed prices', () => {
  it('are listed by service, old and new', () => {
    expect(cartChanges(cart, withBlowDry({ price: 3100 }))).toEqual([
      { title: 'Silk Blow-dry', from: 2800, to: 3100, note: null },
    ]);
    expect(cartChanges(cart, cart)).toEqual([]);
  });

  it('are listed for the offer as a whole', () => {
    const dearer = { ...offerCart, specialOffer: { ...offerCart.specialOffer!, price: 15_000 } };
    expect(cartChanges(offerCart, dearer)).toEqual([{ title: 'Bridal Morning', from: 14_400, to: 15_000, note: null }]);
  });

  it('name what another tab or the salon put in, took out or changed in number', () => {
    const [glow, dry, accent] = cart.items;
    const changed = { ...cart, items: [{ ...accent!, quantity: 3 }, dry!, offerCart.items[0]!] };
    expect(
      cartChanges({ ...cart, items: [glow!, dry!, accent!] }, changed).map(({ title, note }) => `${title}: ${note}`),
    ).toEqual([
      'Hand-painted Accent: now x 3',
      'Bridal Make-up Trial: added to your cart',
      'Frangipani Glow Facial: no longer in your cart',
    ]);
  });
});

describe('changed minutes', () => {
  it('are listed by service, new and old, beside a changed price', () => {
    const longer = {
      title: 'Silk Blow-dry',
      from: null,
      to: null,
      note: '150 minutes (2\u00a0h\u00a030), was 45 minutes',
    };
    expect(cartChanges(cart, withBlowDry({ averageTime: 150 }))).toEqual([longer]);
    expect(cartChanges(cart, withBlowDry({ averageTime: 150, price: 3100 }))).toEqual([
      { title: 'Silk Blow-dry', from: 2800, to: 3100, note: null },
      longer,
    ]);
  });

  it('are listed for a service of the offer', () => {
    const [trial, gel] = offerCart.items;
    const longer = { ...offerCart, items: [trial!, { ...gel!, service: { ...gel!.service, averageTime: 60 } }] };
    expect(cartChanges(offerCart, longer).map(({ title, note }) => `${title}: ${note}`)).toEqual([
      'Gel Manicure: 60 minutes (1\u00a0h), was 45 minutes',
    ]);
  });

  it.each<[string, Partial<CartService>, string]>([
    ['only prices', { price: 3100 }, 'Prices have changed.'],
    ['only minutes', { averageTime: 150 }, 'Minutes in your cart have changed. Please check the time of your visit.'],
    [
      'both',
      { price: 3100, averageTime: 150 },
      'Prices and minutes in your cart have changed. Please check the new total and the time of your visit.',
    ],
  ])('have their own sentence: %s', (_what, changed, sentence) =>
    expect(quoteChangedText(cart, withBlowDry(changed), 'Prices have changed.')).toBe(sentence),
  );
});
