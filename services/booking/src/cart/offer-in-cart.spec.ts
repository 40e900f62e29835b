import type { PricedOffer } from '@salon/contracts';
import { CUT, NAILS, RITUAL, service } from '../testing/fake-catalog.js';
import { eachMonday } from '../testing/each-monday.js';
import { customer } from '../testing/salon.js';
import { ChangeLine } from './change-line.js';

const salon = eachMonday();
let people = 0;
const somebody = () => customer(`offer customer ${(people += 1)}`);

it('B-201 B-148 B-269 an offer takes the place of what was in the cart, at its own price', async () => {
  const { id } = somebody();
  const offer = salon.catalog.putOffer();
  await salon.addService.run({ id, email: '' }, RITUAL.id);
  await salon.offers.run(id, offer.id, [
    { serviceId: CUT.id, quantity: 1, fromSpecialOffer: true, specialOfferId: offer.id },
  ]);
  const cart = await salon.carts.view({ id, email: '' });
  expect(cart).toMatchObject({
    cartCount: 2,
    servicesTotal: 5000,
    totalAmount: 6000,
    specialOffer: { _id: offer.id, type: 'special_offer', originalPrice: 6300.5, discount: 21 },
  });
  expect(
    cart.items.every(({ fromSpecialOffer, specialOfferId }) => fromSpecialOffer && specialOfferId === offer.id),
  ).toBe(true);
  await salon.lines.remove(id, CUT.id);
  expect((await salon.carts.view({ id, email: '' })).items).toEqual([]);
});

it('B-145 B9 asks before a regular service joins an offer, and mixes nothing', async () => {
  const { id } = somebody();
  const offer = salon.catalog.putOffer();
  await salon.offers.run(id, offer.id, undefined);
  await expect(salon.addService.run({ id, email: '' }, RITUAL.id)).rejects.toMatchObject({
    kind: 'conflict',
    code: 'CART_MIX',
    message: 'Adding a regular service will remove the special offer from your cart. Continue?',
  });
  await expect(salon.lines.setQuantity(id, CUT.id, 2)).rejects.toMatchObject({ kind: 'conflict' });
  await salon.lines.remove(id, CUT.id);
  expect(await salon.carts.view({ id, email: '' })).toMatchObject({ items: [], specialOffer: null });
});

it('T21 trusts nothing a client says of an offer', async () => {
  const { id } = somebody();
  const offer = salon.catalog.putOffer();
  for (const services of [
    [{ serviceId: RITUAL.id }],
    [{ serviceId: CUT.id, fromSpecialOffer: true, specialOfferId: RITUAL.id }],
    [{ serviceId: CUT.id, fromSpecialOffer: false }],
    [{ serviceId: CUT.id, quantity: 9 }],
    ['x'],
    'x',
    [null],
  ]) {
    await expect(salon.offers.run(id, offer.id, services)).rejects.toMatchObject({ kind: 'invalid' });
  }
  await expect(salon.offers.run(id, CUT.id, undefined)).rejects.toMatchObject({ kind: 'not_found' });
  const ended = salon.catalog.putOffer({ id: service('ended').id, endDate: '2026-11-22' });
  await expect(salon.offers.run(id, ended.id, undefined)).rejects.toMatchObject({
    kind: 'conflict',
    code: 'OFFER_ENDED',
  });
  expect((await salon.carts.view({ id, email: '' })).items).toEqual([]);
});

it('B-142 T23 no interleaving of two clients leaves a regular line beside an offer', async () => {
  const offer = salon.catalog.putOffer();
  for (let round = 0; round < 25; round += 1) {
    const { id } = somebody();
    await Promise.allSettled([
      salon.addService.run({ id, email: '' }, CUT.id),
      salon.offers.run(id, offer.id, undefined),
      salon.addService.run({ id, email: '' }, RITUAL.id),
      salon.offers.run(id, offer.id, undefined),
    ]);
    const [{ mixed }] = await salon.db.query(
      `SELECT count(*)::int AS mixed FROM booking.cart JOIN booking.cart_line USING ("customerId")
       WHERE "customerId" = $1 AND "offerId" IS NOT NULL`,
      [id],
    );
    expect(mixed).toBe(0);
  }
});

it('B9 puts no service beside an offer that came meanwhile, and one into a cart that was emptied', async () => {
  const { id } = somebody();
  await salon.addService.run({ id, email: '' }, CUT.id);
  await salon.offers.run(id, salon.catalog.putOffer().id, undefined);
  await expect(salon.addService.run({ id, email: '' }, NAILS.id)).rejects.toMatchObject({ code: 'CART_MIX' });
  await salon.lines.clear(id);
  expect((await salon.addService.run({ id, email: '' }, NAILS.id)).lines.map(({ serviceId }) => serviceId)).toEqual([
    NAILS.id,
  ]);
});

it.each<[string, (offer: PricedOffer) => void, string | null, string, string]>([
  [
    'archived',
    ({ id }) => void salon.catalog.deals.delete(id),
    null,
    'OFFER_GONE',
    'The special offer in your cart is no longer offered',
  ],
  [
    'ended',
    () => void salon.catalog.putOffer({ endDate: '2026-11-22' }),
    'The evening pair',
    'OFFER_ENDED',
    'This special offer has ended',
  ],
  [
    'left without a service',
    () => void salon.catalog.putOffer({ services: [{ ...CUT, archived: true }] }),
    'The evening pair',
    'OFFER_INVALID',
    'No valid services in this special offer',
  ],
  [
    'left with one service archived',
    () => void salon.catalog.putOffer({ services: [CUT, { ...NAILS, archived: true }] }),
    'The evening pair',
    'OFFER_GONE',
    'This special offer is no longer offered',
  ],
])(
  'B7 an offer that was %s in a cart is named there, cannot be booked, and makes way for a service',
  async (_how, end, title, code, message) => {
    const who = somebody();
    const offer = salon.catalog.putOffer();
    await salon.offers.run(who.id, offer.id, undefined);
    end(offer);
    expect(await salon.carts.view(who)).toMatchObject({
      items: [],
      specialOffer: null,
      cartCount: 0,
      totalAmount: 0,
      unavailable: [{ _id: offer.id, type: 'special_offer', title, message }],
    });
    const services = [CUT, NAILS].map(({ id: each }) => ({ service: each, quantity: 1 }));
    await expect(salon.book(who, { services })).rejects.toMatchObject({ kind: 'conflict', code, message });
    expect((await salon.addService.run(who, RITUAL.id)).lines.map(({ serviceId }) => serviceId)).toEqual([RITUAL.id]);
    const after = await salon.carts.view(who);
    expect([after.cartCount, after.unavailable]).toEqual([1, undefined]);
  },
);

it('removing a service does not take out an offer that another tab has chosen meanwhile', async () => {
  const { id } = somebody();
  const offer = salon.catalog.putOffer();
  await salon.addService.run({ id, email: '' }, RITUAL.id);
  const priceOf = async (...contents: Parameters<typeof salon.carts.priceOf>) => {
    const priced = await salon.carts.priceOf(...contents);
    await salon.offers.run(id, offer.id, undefined);
    return priced;
  };
  const removing = new ChangeLine(salon.db, { priceOf } as typeof salon.carts);
  await expect(removing.remove(id, RITUAL.id)).rejects.toMatchObject({ code: 'LINE_NOT_FOUND' });
  expect(await salon.carts.view({ id, email: '' })).toMatchObject({ specialOffer: { _id: offer.id } });
});
