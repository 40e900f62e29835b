import { eachMonday } from '../testing/each-monday.js';
import { asCart } from '../cart/cart.view.js';
import { CUT, NAILS } from '../testing/fake-catalog.js';
import { CUT_PRICE, FEE, prepaidOf, WHOLE } from '../testing/prepaid.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { somebody } = visitsOf(salon);
const { prepays, start, pay } = prepaidOf(salon);
beforeEach(() => salon.db.query('DELETE FROM booking.customer_note'));

const one = (id: string) => salon.appointments.one(id, ADMIN);

it('the cart says that the whole price is paid online, and its quote is another one', async () => {
  const who = somebody();
  await salon.held(who);
  const before = await salon.carts.view(who);
  expect(before).not.toHaveProperty('isPrepaid');
  await prepays(who);
  const after = await salon.carts.view(who);
  expect(after).toMatchObject({ isPrepaid: true, bookingFee: FEE, totalAmount: WHOLE });
  expect(after.quote).not.toBe(before.quote);
});

it('adding to the cart says so too, also to one that was never used', async () => {
  const who = somebody();
  await prepays(who);
  const first = await salon.addService.run(who, CUT.id);
  expect(asCart(first)).toMatchObject({ isPrepaid: true, totalAmount: WHOLE });
  expect(asCart(await salon.addService.run(who, NAILS.id)).quote).toBe((await salon.carts.view(who)).quote);
});

it('asks the gateway for the whole price, refuses the fee alone, and leaves nothing to pay at the salon', async () => {
  const who = somebody();
  await prepays(who);
  const held = await salon.held(who);
  expect(held).toMatchObject({ totalAmount: CUT_PRICE, appointmentFee: FEE, prepaid: CUT_PRICE, due: 0 });
  await expect(start(who, held._id, FEE)).rejects.toMatchObject({ kind: 'invalid' });
  await pay(who, held._id);
  expect(await one(held._id)).toMatchObject({ status: 'confirmed', money: 'paid', feePaid: WHOLE, due: 0 });
  expect(await salon.broken()).toEqual([]);
});

it('is kept by a visit that was booked so, and taken from later ones', async () => {
  const who = somebody();
  await prepays(who);
  const held = await salon.held(who);
  await pay(who, held._id);
  await prepays(who, '');
  expect(await one(held._id)).toMatchObject({ prepaid: CUT_PRICE, feePaid: WHOLE, due: 0 });
  expect(await salon.held(who, { startTime: '14:00' })).not.toHaveProperty('prepaid');
});

it('a hold of before is replaced by one at the whole price', async () => {
  const who = somebody();
  const before = await salon.held(who);
  await prepays(who);
  const after = await salon.book(who);
  expect(after).toMatchObject({ prepaid: CUT_PRICE });
  expect(after._id).not.toBe(before._id);
});

it('refuses a quote of before with the cart as it is now', async () => {
  const who = somebody();
  await salon.fill(who, CUT);
  const { quote } = await salon.carts.view(who);
  await prepays(who);
  await expect(salon.book(who, { quote })).rejects.toMatchObject({
    code: 'QUOTE_CHANGED',
    data: { cart: { isPrepaid: true } },
  });
});

it.each([
  ['with notice', '2026-11-24T04:00:00Z', WHOLE, 0],
  ['late', '2026-11-26T01:00:00Z', WHOLE - CUT_PRICE / 2, CUT_PRICE / 2],
])(
  'cancelling %s gives back what the policy of the visit leaves of the whole payment',
  async (_when, at, back, kept) => {
    const who = somebody();
    await prepays(who);
    const held = await salon.held(who);
    await pay(who, held._id);
    salon.clock.set(at);
    await salon.cancelAppointment.run(held._id, who);
    expect(await one(held._id)).toMatchObject({ money: 'refund_due', feePaid: kept, due: 0 });
    const [{ amountCents }] = await salon.db.query(
      'SELECT "amountCents" FROM booking.refund_task WHERE "appointmentId" = $1',
      [held._id],
    );
    expect(amountCents).toBe(back * 100);
    expect(await salon.broken()).toEqual([]);
  },
);

it('noted while they book: the visit is paid whole or as before, never in between, and later ones are paid whole', async () => {
  for (let round = 0; round < 8; round += 1) {
    const who = somebody();
    await salon.fill(who, CUT);
    const startTime = `${10 + round}:00`;
    const note = () => prepays(who);
    const book = () => salon.book(who, { startTime });
    const race: Promise<unknown>[] = round % 2 ? [book(), note()] : [note(), book()];
    const [booked, noted] = await Promise.allSettled(round % 2 ? race : race.toReversed());
    expect(noted?.status).toBe('fulfilled');
    if (booked?.status === 'rejected') expect(booked.reason).toMatchObject({ code: 'CART_CHANGED' });
    const [visit] = await salon.appointments.mine(who.id);
    expect([undefined, CUT_PRICE]).toContain(visit?.prepaid);
    expect(await salon.book(who, { startTime: '09:00' })).toMatchObject({ prepaid: CUT_PRICE });
    for (const { _id, status } of await salon.appointments.mine(who.id))
      if (status !== 'cancelled') await salon.cancelAppointment.run(_id, who);
  }
});
