import type { PricedOffer, PricedService } from '@salon/contracts';
import { type Cents, lkr } from '@salon/kernel';
import fc from 'fast-check';
import {
  asLine,
  assertFits,
  type Contents,
  isSameVisit,
  linesOf,
  offerRefusal,
  price,
  withOneMore,
} from './cart.rules.js';
import { asCart, quoteOf } from './cart.view.js';

const cut: PricedService = {
  id: 'cut',
  title: 'Cut',
  description: 'A cut.',
  category: 'hair',
  thumbnail: '/cut.svg',
  priceCents: 250_050,
  minutes: 45,
  archived: false,
};
const nails: PricedService = { ...cut, id: 'nails', title: 'Nails', priceCents: 180_000, minutes: 30 };
const offer: PricedOffer = {
  id: 'offer',
  title: 'Both',
  description: 'Both.',
  image: null,
  priceCents: 300_000,
  originalPriceCents: 430_050,
  discount: 30,
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  services: [cut, nails],
};
const fee = lkr(1000);

describe('the price of a cart', () => {
  it('B-266 B-270 is the sum of price times quantity, plus the booking fee', () => {
    expect(asCart(price([asLine(cut, 2), asLine(nails, 1)], null, fee))).toMatchObject({
      servicesTotal: 6801,
      bookingFee: 1000,
      totalAmount: 7801,
      minutes: 120,
      cartCount: 2,
    });
  });

  it('B-267 asks no fee for an empty cart', () => {
    expect(asCart(price([], null, fee))).toMatchObject({
      items: [],
      specialOffer: null,
      bookingFee: 0,
      totalAmount: 0,
      cartCount: 0,
    });
  });

  it('B-269 B-122 B-126 is the price of the offer plus the fee', () => {
    const cart = asCart(price(linesOf(offer), offer, fee));
    expect(cart).toMatchObject({
      servicesTotal: 3000,
      totalAmount: 4000,
      minutes: 75,
      specialOffer: { type: 'special_offer', price: 3000, originalPrice: 4300.5, discount: 30 },
    });
    expect(cart.items).toEqual([
      expect.objectContaining({ fromSpecialOffer: true, specialOfferId: 'offer' }),
      expect.objectContaining({ quantity: 1 }),
    ]);
  });

  it('T20 never drifts from whole cents', () => {
    const lines = fc.array(
      fc.record({ cents: fc.integer({ min: 0, max: 10 ** 7 }), quantity: fc.integer({ min: 1, max: 10 }) }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(lines, (wanted) => {
        const cart = price(
          wanted.map(({ cents, quantity }, at) => asLine({ ...cut, id: String(at), priceCents: cents }, quantity)),
          null,
          fee,
        );
        return (
          Number.isInteger(cart.totalCents) &&
          cart.totalCents === wanted.reduce((total, { cents, quantity }) => total + cents * quantity, 0)
        );
      }),
    );
  });
});

describe('the quote of a cart', () => {
  const quote = (lines = [asLine(cut, 1), asLine(nails, 2)], of: PricedOffer | null = null, at: Cents = fee) =>
    quoteOf(price(lines, of, at));

  it('B3 is the same for the same cart in another order', () => {
    expect(quote([asLine(nails, 2), asLine(cut, 1)])).toBe(quote());
  });

  it('B3 changes with a price, a quantity, the minutes, the offer and the fee', () => {
    const others = [
      quote([asLine({ ...cut, priceCents: 1 }, 1), asLine(nails, 2)]),
      quote([asLine(cut, 2), asLine(nails, 2)]),
      quote([asLine({ ...cut, minutes: 5 }, 1), asLine(nails, 2)]),
      quote(undefined, offer),
      quote(undefined, { ...offer, priceCents: 1 }),
      quote(undefined, null, lkr(2000)),
    ];
    expect(new Set([quote(), ...others]).size).toBe(7);
  });
});

describe('an offer in a cart', () => {
  it.each([
    ['2026-10-31', 'not started'],
    ['2026-12-01', 'has ended'],
  ])('B7 is refused on %s', (today, text) => {
    expect(offerRefusal(offer, today)?.message).toContain(text);
  });

  it.each(['2026-11-01', '2026-11-30'])('B7 holds on %s', (today) => {
    expect(offerRefusal(offer, today)).toBeNull();
  });

  it('B8 B-183 B-184 needs services, and all of them on the menu', () => {
    const refusal = (services: PricedService[]) => offerRefusal({ ...offer, services }, '2026-11-15')?.message;
    expect(refusal([])).toBe('This special offer has no services defined');
    expect(refusal([{ ...cut, archived: true }])).toBe('No valid services in this special offer');
    expect(refusal([cut, { ...nails, archived: true }])).toBe('This special offer is no longer offered');
    expect(refusal([cut, nails])).toBeUndefined();
    expect(linesOf({ ...offer, services: [cut, nails] })).toHaveLength(2);
  });
});

describe('one more of a service', () => {
  type Lines = Contents['lines'];
  const line = (serviceId: string, quantity = 1): Lines[number] => ({ serviceId, quantity });

  it.each<[string, Lines, Lines]>([
    ['an empty cart', [], [line('cut')]],
    ['another service', [line('nails', 2)], [line('nails', 2), line('cut')]],
    ['the same', [line('cut', 9), line('nails')], [line('cut', 10), line('nails')]],
  ])('B10 joins %s', (_what, lines, more) => {
    expect(withOneMore(lines, 'cut')).toEqual(more);
  });

  it('B6 is refused an eleventh time', () => {
    expect(() => withOneMore([line('cut', 10)], 'cut')).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'CART_QUANTITY' }),
    );
  });

  const cartOf = (services: number, minutes: number) =>
    price(
      Array.from({ length: services }, (_, at) => asLine({ ...cut, id: String(at), minutes: minutes / services }, 1)),
      null,
      fee,
    );

  it('B6 fits while there are twenty services of eight hours', () => {
    expect(() => assertFits(cartOf(20, 480), 20)).not.toThrow();
  });

  it.each([
    [21, 21, 'CART_FULL'],
    [2, 482, 'CART_TOO_LONG'],
  ])('B6 no longer fits with %d services of %d minutes', (services, minutes, code) => {
    expect(() => assertFits(cartOf(services, minutes), 20)).toThrow(
      expect.objectContaining({ kind: 'conflict', code }),
    );
  });
});

it.each([
  [
    [
      { service: 'nails', quantity: 1 },
      { service: 'cut', quantity: 2 },
    ],
    true,
  ],
  [[{ service: 'cut', quantity: 2 }], false],
  [
    [
      { service: 'cut', quantity: 1 },
      { service: 'nails', quantity: 1 },
    ],
    false,
  ],
  [
    [
      { service: 'cut', quantity: 2 },
      { service: 'other', quantity: 1 },
    ],
    false,
  ],
])('B4 a payload of %j is the cart: %s', (wanted, same) => {
  expect(isSameVisit(wanted, [asLine(cut, 2), asLine(nails, 1)])).toBe(same);
});
