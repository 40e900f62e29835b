import type { Cart } from '@salon/contracts';
import fc from 'fast-check';
import { cart, offerCart } from '../testing/fixtures.js';
import { cartView, emptied, lineView, withoutLine, withQuantity } from './cart.rules.js';

describe('a line of the cart', () => {
  it('B-123 reads the same with its service nested or flat', () => {
    const nested = cart.items[0]!;
    expect(lineView({ ...nested.service, quantity: 1 })).toEqual(lineView(nested));
  });

  it('B-019 B-021 B-124 B-125 falls back to Service, no description, 30 minutes and no price', () => {
    expect(lineView({})).toEqual({
      id: null,
      title: 'Service',
      description: 'No description available',
      thumbnail: null,
      price: 0,
      minutes: 30,
      quantity: 1,
      lineTotal: 0,
      fromOffer: false,
    });
  });
});

describe('what the cart costs', () => {
  it('B-270 is the sum of price times quantity plus the booking fee', () => {
    expect(cartView(cart)).toMatchObject({
      servicesTotal: 11_100,
      bookingFee: 1000,
      totalAmount: 12_100,
      saved: 0,
      minutes: 135,
      pieces: 4,
    });
  });

  it('B-269 B-042 is the offer price plus the booking fee while an offer is active, and says what is saved', () => {
    expect(cartView(offerCart)).toMatchObject({
      servicesTotal: 14_400,
      bookingFee: 1000,
      totalAmount: 15_400,
      saved: 3600,
    });
  });

  it('B-266 B-267 asks the booking fee only when there is something to book', () => {
    expect(cartView({ items: [{}], specialOffer: null }).bookingFee).toBe(1000);
    expect(cartView({ items: [], specialOffer: null })).toMatchObject({ bookingFee: 0, totalAmount: 0 });
  });

  it('B-035 lists only the lines of the active offer', () => {
    const mixed = { ...offerCart, items: [...offerCart.items, cart.items[0]!] };
    expect(cartView(mixed).lines.map(({ id }) => id)).toEqual(['s4', 's5']);
  });

  it('always adds up, to the cent', () => {
    const price = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
    const line = fc.record({ _id: fc.uuid(), price, quantity: fc.integer({ min: 1, max: 10 }) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (items) => {
        const view = cartView({ items, specialOffer: null });
        const cents = items.reduce((total, { price, quantity }) => total + Math.round(price * 100) * quantity, 0);
        return (
          Math.round(view.servicesTotal * 100) === cents &&
          Math.round(view.totalAmount * 100) === cents + (items.length > 0 ? 100_000 : 0)
        );
      }),
    );
  });
});

describe('the cart shown before the server answers', () => {
  it('has the new quantity and the new totals', () => {
    expect(withQuantity(cart, 's3', 5)).toMatchObject({ servicesTotal: 13_800, totalAmount: 14_800, minutes: 180 });
  });

  it('lacks the removed line', () => {
    expect(withoutLine(cart, 's1')).toMatchObject({ cartCount: 2, servicesTotal: 4600 });
  });

  it.each([
    ['cleared', emptied(cart)],
    ['cleared of its offer', emptied(offerCart)],
    ['emptied line by line', ['s1', 's2', 's3'].reduce(withoutLine, cart)],
  ])('costs nothing once %s', (_, empty: Cart) => {
    expect(empty).toMatchObject({
      items: [],
      specialOffer: null,
      cartCount: 0,
      servicesTotal: 0,
      bookingFee: 0,
      totalAmount: 0,
    });
  });
});
