import { DEFAULT_POLICY, VISIT } from '@salon/contracts';
import { CUT, NAILS, RITUAL, service } from '../testing/fake-catalog.js';
import { customer, openSalon, type Salon } from '../testing/salon.js';

const { mostServices } = DEFAULT_POLICY;
let salon: Salon;
let people = 0;
const somebody = () => customer(`cart customer ${(people += 1)}`);

beforeAll(async () => {
  salon = await openSalon();
});
afterAll(() => salon.close());

it('B-119 B-120 B-121 B-200 a cart starts empty and takes services, one more each time', async () => {
  const { id } = somebody();
  expect(await salon.carts.view({ id, email: '' })).toMatchObject({
    items: [],
    specialOffer: null,
    cartCount: 0,
    bookingFee: 0,
  });
  await salon.addService.run({ id, email: '' }, CUT.id);
  await salon.addService.run({ id, email: '' }, CUT.id);
  salon.clock.advance(1);
  await salon.addService.run({ id, email: '' }, NAILS.id);
  const cart = await salon.carts.view({ id, email: '' });
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
  await salon.addService.run({ id, email: '' }, CUT.id);
  salon.clock.advance(1);
  await salon.addService.run({ id, email: '' }, NAILS.id);
  await salon.lines.setQuantity(id, NAILS.id, 4);
  expect((await salon.carts.view({ id, email: '' })).items.map(({ quantity }) => quantity)).toEqual([1, 4]);
  await salon.lines.remove(id, CUT.id);
  expect((await salon.carts.view({ id, email: '' })).items.map(({ service: { _id } }) => _id)).toEqual([NAILS.id]);
  await salon.lines.clear(id);
  expect((await salon.carts.view({ id, email: '' })).items).toEqual([]);
});

it.each([0, -1, 11, 1e308, 1.5, NaN, '2', null, undefined, [3], {}])(
  'B-185 T20 refuses quantity %p',
  async (quantity) => {
    const { id } = somebody();
    await salon.addService.run({ id, email: '' }, CUT.id);
    await expect(salon.lines.setQuantity(id, CUT.id, quantity)).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Quantity must be between 1 and 10',
    });
    expect((await salon.carts.view({ id, email: '' })).items[0]?.quantity).toBe(1);
  },
);

it('refuses unknown and archived services, in words', async () => {
  const { id } = somebody();
  salon.catalog.put(service('Old perm', { archived: true }));
  await expect(salon.addService.run({ id, email: '' }, service('Nowhere').id)).rejects.toMatchObject({
    kind: 'not_found',
  });
  await expect(salon.addService.run({ id, email: '' }, service('Old perm').id)).rejects.toMatchObject({
    kind: 'conflict',
    message: 'Old perm is no longer offered',
  });
});

it('B6 holds at most ten of a service, twenty services and eight hours', async () => {
  const { id } = somebody();
  const quick = Array.from({ length: mostServices + 1 }, (_, at) => service(`quick ${at}`, { minutes: 1 }));
  salon.catalog.put(...quick);
  for (const { id: each } of quick.slice(0, mostServices)) await salon.addService.run({ id, email: '' }, each);
  await expect(salon.addService.run({ id, email: '' }, quick.at(-1)?.id ?? '')).rejects.toMatchObject({
    kind: 'conflict',
    code: 'CART_FULL',
  });
  await salon.lines.setQuantity(id, quick[0]?.id ?? '', 10);
  await expect(salon.addService.run({ id, email: '' }, quick[0]?.id ?? '')).rejects.toMatchObject({
    kind: 'conflict',
    code: 'CART_QUANTITY',
  });
  expect((await salon.carts.view({ id, email: '' })).cartCount).toBe(mostServices);

  const long = somebody();
  await salon.addService.run(long, RITUAL.id);
  await salon.addService.run(long, RITUAL.id);
  await expect(salon.addService.run(long, NAILS.id)).rejects.toMatchObject({ kind: 'conflict', code: 'CART_TOO_LONG' });
  await expect(salon.lines.setQuantity(long.id, RITUAL.id, 3)).rejects.toMatchObject({ code: 'CART_TOO_LONG' });
});

it('T23 of twelve adds at once ten count, each is answered the cart it made, and two are refused', async () => {
  const { id } = somebody();
  const quick = service('quick', { minutes: 5 });
  salon.catalog.put(quick);
  const answers = await Promise.allSettled(
    Array.from({ length: VISIT.maxQuantity + 2 }, () => salon.addService.run({ id, email: '' }, quick.id)),
  );
  const made = answers.flatMap((each) => (each.status === 'fulfilled' ? [each.value.lines[0]?.quantity] : []));
  expect(made.toSorted((one, other) => Number(one) - Number(other))).toEqual(
    Array.from({ length: VISIT.maxQuantity }, (_, at) => at + 1),
  );
  expect(
    answers.flatMap((each) => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : [])),
  ).toEqual(['CART_QUANTITY', 'CART_QUANTITY']);
  expect((await salon.carts.view({ id, email: '' })).items[0]?.quantity).toBe(VISIT.maxQuantity);
});

it("T22 a cart is its owner's alone", async () => {
  const [owner, other] = [somebody(), somebody()];
  await salon.addService.run(owner, CUT.id);
  await expect(salon.lines.setQuantity(other.id, CUT.id, 5)).rejects.toMatchObject({ kind: 'not_found' });
  await expect(salon.lines.remove(other.id, CUT.id)).rejects.toMatchObject({ kind: 'not_found' });
  await salon.lines.clear(other.id);
  expect((await salon.carts.view(owner)).items[0]?.quantity).toBe(1);
});

it('B6 what is no longer offered takes no place in a cart', async () => {
  const { id } = somebody();
  const retired = Array.from({ length: mostServices }, (_, at) => service(`retired ${at}`, { minutes: 1 }));
  salon.catalog.put(...retired);
  for (const each of retired) await salon.addService.run({ id, email: '' }, each.id);
  salon.catalog.put(...retired.map((each) => ({ ...each, archived: true })));
  expect((await salon.addService.run({ id, email: '' }, CUT.id)).lines.map(({ serviceId }) => serviceId)).toEqual([
    CUT.id,
  ]);
});

it('names what the catalog has archived since without counting it, and shows new prices at once', async () => {
  const { id } = somebody();
  const colour = service('Colour');
  salon.catalog.put(colour);
  await salon.addService.run({ id, email: '' }, colour.id);
  await salon.addService.run({ id, email: '' }, CUT.id);
  const before = await salon.carts.view({ id, email: '' });
  salon.catalog.put({ ...colour, archived: true });
  const after = await salon.carts.view({ id, email: '' });
  expect([before.cartCount, after.cartCount]).toEqual([2, 1]);
  expect([before.unavailable, after.unavailable]).toEqual([
    undefined,
    [{ _id: colour.id, type: 'service', title: 'Colour', message: 'Colour is no longer offered' }],
  ]);
  expect(after.quote).not.toBe(before.quote);
});
