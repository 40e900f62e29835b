import { CUT, NAILS } from '../testing/fake-catalog.js';
import { eachMonday } from '../testing/each-monday.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { somebody } = visitsOf(salon);
const services = [CUT, NAILS].map(({ id }) => ({ service: id, quantity: 1 }));

afterEach(() => salon.catalog.put(CUT, NAILS));

async function heldOffer() {
  const who = somebody();
  const offer = salon.catalog.putOffer();
  await salon.offers.run(who.id, offer.id, undefined);
  return { who, offer, held: await salon.book(who, { services }) };
}

it.each<[string, (id: string) => unknown, string, string]>([
  ['archived', (id) => salon.catalog.deals.delete(id), 'OFFER_GONE', 'This special offer is no longer offered'],
  [
    'ended by the salon',
    () => salon.catalog.putOffer({ endDate: '2026-11-22' }),
    'OFFER_ENDED',
    'This special offer has ended',
  ],
  [
    'left with one service archived',
    () => salon.catalog.putOffer({ services: [CUT, { ...NAILS, archived: true }] }),
    'OFFER_GONE',
    'This special offer is no longer offered',
  ],
])('B7 no payment begins for an offer that was %s since it was held', async (_how, end, code, message) => {
  const { who, offer, held } = await heldOffer();
  end(offer.id);
  await expect(salon.pay(who, held)).rejects.toMatchObject({ kind: 'conflict', code, message });
  expect(await salon.appointments.one(held._id, who)).toMatchObject({ status: 'pending', orderId: null });
});

it('B7 no payment begins for a service that was archived since it was held', async () => {
  const who = somebody();
  const held = await salon.held(who);
  salon.catalog.put({ ...CUT, archived: true });
  await expect(salon.pay(who, held)).rejects.toMatchObject({
    kind: 'conflict',
    code: 'SERVICE_ARCHIVED',
    message: 'Cut is no longer offered',
  });
});

it('B4 a price that changes after the booking does not count: the visit keeps the one it was held for', async () => {
  const { who, held } = await heldOffer();
  salon.catalog.putOffer({ priceCents: 600_000 });
  salon.catalog.put({ ...CUT, priceCents: 900_000 });
  expect((await salon.pay(who, held)).amount).toBe('1000.00');
  expect((await salon.appointments.one(held._id, who)).totalAmount).toBe(5000);
});
