import { VISIT } from '@salon/contracts';
import { CUT, NAILS, RITUAL, service } from '../testing/fake-catalog.js';
import { customer, openSalon, type Salon } from '../testing/salon.js';
import { AddService } from './add-service.js';

let salon: Salon;
let people = 0;
const somebody = () => customer(`cart customer ${(people += 1)}`);

beforeAll(async () => {
  salon = await openSalon();
});
afterAll(() => salon.close());

it('B-119 B-120 B-121 B-200 a cart starts empty and takes services, one more each time', async () => {
  const { id } = somebody();
  expect(await salon.carts.view(id)).toMatchObject({ items: [], specialOffer: null, cartCount: 0, bookingFee: 0 });
  await salon.adding.run(id, CUT.id);
  await salon.adding.run(id, CUT.id);
  salon.clock.advance(1);
  await salon.adding.run(id, NAILS.id);
  const cart = await salon.carts.view(id);
  expect(cart).toMatchObject({
    cartCount: 2,
    servicesTotal: 10800.5,
    bookingFee: 1000,
    totalAmount: 11800.5,
    minutes: 150,
  });
  expect(cart.items[0]).toEqual({
    service: {
      _id: CUT.id,
      title: 'Cut',
      description: 'Cut, done well.',
      price: 4500,
      averageTime: 60,
      thumbnail: null,
    },
    quantity: 2,
  });
});

it('B-204 B-202 B-203 a quantity is set, a line removed, a cart cleared', async () => {
  const { id } = somebody();
  await salon.adding.run(id, CUT.id);
  salon.clock.advance(1);
  await salon.adding.run(id, NAILS.id);
  await salon.lines.setQuantity(id, NAILS.id, 4);
  expect((await salon.carts.view(id)).items.map(({ quantity }) => quantity)).toEqual([1, 4]);
  await salon.lines.remove(id, CUT.id);
  expect((await salon.carts.view(id)).items.map(({ service: { _id } }) => _id)).toEqual([NAILS.id]);
  await salon.clearing.run(id);
  expect((await salon.carts.view(id)).items).toEqual([]);
});

it.each([0, -1, 11, 1e308, 1.5, NaN, '2', null, undefined, [3], {}])(
  'B-185 T20 refuses quantity %p',
  async (quantity) => {
    const { id } = somebody();
    await salon.adding.run(id, CUT.id);
    await expect(salon.lines.setQuantity(id, CUT.id, quantity)).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Quantity must be between 1 and 10',
    });
    expect((await salon.carts.view(id)).items[0]?.quantity).toBe(1);
  },
);

it('refuses unknown and archived services, in words', async () => {
  const { id } = somebody();
  salon.catalog.put(service('Old perm', { archived: true }));
  await expect(salon.adding.run(id, service('Nowhere').id)).rejects.toMatchObject({ kind: 'not_found' });
  await expect(salon.adding.run(id, service('Old perm').id)).rejects.toMatchObject({
    kind: 'conflict',
    message: 'Old perm is no longer offered',
  });
});

it('B6 holds at most ten of a service, twenty services and eight hours', async () => {
  const { id } = somebody();
  const quick = Array.from({ length: VISIT.maxLines + 1 }, (_, at) => service(`quick ${at}`, { minutes: 1 }));
  salon.catalog.put(...quick);
  for (const { id: each } of quick.slice(0, VISIT.maxLines)) await salon.adding.run(id, each);
  await expect(salon.adding.run(id, quick.at(-1)?.id ?? '')).rejects.toMatchObject({
    kind: 'conflict',
    code: 'CART_FULL',
  });
  await salon.lines.setQuantity(id, quick[0]?.id ?? '', 10);
  await expect(salon.adding.run(id, quick[0]?.id ?? '')).rejects.toMatchObject({
    kind: 'conflict',
    code: 'CART_QUANTITY',
  });
  expect((await salon.carts.view(id)).cartCount).toBe(20);

  const long = somebody();
  await salon.adding.run(long.id, RITUAL.id);
  await salon.adding.run(long.id, RITUAL.id);
  await expect(salon.adding.run(long.id, NAILS.id)).rejects.toMatchObject({ kind: 'conflict', code: 'CART_TOO_LONG' });
  await expect(salon.lines.setQuantity(long.id, RITUAL.id, 3)).rejects.toMatchObject({ code: 'CART_TOO_LONG' });
});

it('T23 of twelve adds at once ten count, each is answered the cart it made, and two are refused', async () => {
  const { id } = somebody();
  const quick = service('quick', { minutes: 5 });
  salon.catalog.put(quick);
  const answers = await Promise.allSettled(
    Array.from({ length: VISIT.maxQuantity + 2 }, () => salon.adding.run(id, quick.id)),
  );
  const made = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value.lines[0]?.quantity] : []));
  expect(made.toSorted((one, other) => Number(one) - Number(other))).toEqual(
    Array.from({ length: VISIT.maxQuantity }, (_, at) => at + 1),
  );
  expect(
    answers.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : [])),
  ).toEqual(['CART_QUANTITY', 'CART_QUANTITY']);
  expect((await salon.carts.view(id)).items[0]?.quantity).toBe(VISIT.maxQuantity);
});

describe('T23 a process that remembers what it made of a cart', () => {
  const elsewhere = () => new AddService(salon.db, salon.carts, salon.catalog, salon.clock);

  it('answers what another one has put there since', async () => {
    const { id } = somebody();
    await salon.adding.run(id, CUT.id);
    await elsewhere().run(id, NAILS.id);
    const { lines } = await salon.adding.run(id, CUT.id);
    expect(Object.fromEntries(lines.map(({ serviceId, quantity }) => [serviceId, quantity]))).toEqual({
      [CUT.id]: 2,
      [NAILS.id]: 1,
    });
  });

  it('refuses nothing because of what it remembers', async () => {
    const { id } = somebody();
    await salon.adding.run(id, RITUAL.id);
    await salon.adding.run(id, RITUAL.id);
    await salon.lines.setQuantity(id, RITUAL.id, 1);
    expect((await salon.adding.run(id, NAILS.id)).lines).toHaveLength(2);
  });

  it('puts nothing beside an offer that came meanwhile, nor into a cart that was emptied', async () => {
    const { id } = somebody();
    await salon.adding.run(id, CUT.id);
    await salon.offers.run(id, salon.catalog.putOffer().id, undefined);
    await expect(salon.adding.run(id, NAILS.id)).rejects.toMatchObject({ code: 'CART_MIX' });
    await salon.clearing.run(id);
    expect((await salon.adding.run(id, NAILS.id)).lines.map(({ serviceId }) => serviceId)).toEqual([NAILS.id]);
  });
});

it("T22 a cart is its owner's alone", async () => {
  const [owner, other] = [somebody(), somebody()];
  await salon.adding.run(owner.id, CUT.id);
  await expect(salon.lines.setQuantity(other.id, CUT.id, 5)).rejects.toMatchObject({ kind: 'not_found' });
  await expect(salon.lines.remove(other.id, CUT.id)).rejects.toMatchObject({ kind: 'not_found' });
  await salon.clearing.run(other.id);
  expect((await salon.carts.view(owner.id)).items[0]?.quantity).toBe(1);
});

it('B-201 B-148 B-269 an offer takes the place of what was in the cart, at its own price', async () => {
  const { id } = somebody();
  const offer = salon.catalog.putOffer();
  await salon.adding.run(id, RITUAL.id);
  await salon.offers.run(id, offer.id, [
    { serviceId: CUT.id, quantity: 1, fromSpecialOffer: true, specialOfferId: offer.id },
  ]);
  const cart = await salon.carts.view(id);
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
  expect((await salon.carts.view(id)).items).toEqual([]);
});

it('B6 what is no longer offered takes no place in a cart', async () => {
  const { id } = somebody();
  const retired = Array.from({ length: VISIT.maxLines }, (_, at) => service(`retired ${at}`, { minutes: 1 }));
  salon.catalog.put(...retired);
  for (const each of retired) await salon.adding.run(id, each.id);
  salon.catalog.put(...retired.map((each) => ({ ...each, archived: true })));
  expect((await salon.adding.run(id, CUT.id)).lines.map(({ serviceId }) => serviceId)).toEqual([CUT.id]);
});

it('B-145 B9 asks before a regular service joins an offer, and mixes nothing', async () => {
  const { id } = somebody();
  const offer = salon.catalog.putOffer();
  await salon.offers.run(id, offer.id, undefined);
  await expect(salon.adding.run(id, RITUAL.id)).rejects.toMatchObject({
    kind: 'conflict',
    code: 'CART_MIX',
    message: 'Adding a regular service will remove the special offer from your cart. Continue?',
  });
  await expect(salon.lines.setQuantity(id, CUT.id, 2)).rejects.toMatchObject({ kind: 'conflict' });
  await salon.lines.remove(id, CUT.id);
  expect(await salon.carts.view(id)).toMatchObject({ items: [], specialOffer: null });
});

it('T21 trusts nothing a client says of an offer', async () => {
  const { id } = somebody();
  const offer = salon.catalog.putOffer();
  for (const services of [
    [{ serviceId: RITUAL.id }],
    [{ serviceId: CUT.id, specialOfferId: RITUAL.id }],
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
  expect((await salon.carts.view(id)).items).toEqual([]);
});

it('T23 no interleaving of two clients leaves a regular line beside an offer', async () => {
  const offer = salon.catalog.putOffer();
  for (let round = 0; round < 25; round += 1) {
    const { id } = somebody();
    await Promise.allSettled([
      salon.adding.run(id, CUT.id),
      salon.offers.run(id, offer.id, undefined),
      salon.adding.run(id, RITUAL.id),
      salon.offers.run(id, offer.id, undefined),
    ]);
    const [{ mixed }] = await salon.db.query(
      `SELECT count(*)::int AS mixed FROM booking.cart JOIN booking.cart_line USING ("customerId") WHERE "customerId" = $1 AND "offerId" IS NOT NULL`,
      [id],
    );
    expect(mixed).toBe(0);
  }
});

it('leaves out what the catalog has archived since, and shows new prices at once', async () => {
  const { id } = somebody();
  const colour = service('Colour');
  salon.catalog.put(colour);
  await salon.adding.run(id, colour.id);
  await salon.adding.run(id, CUT.id);
  const before = await salon.carts.view(id);
  salon.catalog.put({ ...colour, archived: true });
  const after = await salon.carts.view(id);
  expect([before.cartCount, after.cartCount]).toEqual([2, 1]);
  expect(after.quote).not.toBe(before.quote);
});
