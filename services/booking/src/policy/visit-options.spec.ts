import { ADMIN, customer, GATEWAY, MONDAY_MORNING, openSalon, type Salon } from '../testing/salon.js';

let salon: Salon;
let people = 0;
const somebody = () => customer(`customer with options ${(people += 1)}`);

beforeAll(async () => {
  salon = await openSalon();
});
afterAll(() => salon.close());
beforeEach(async () => {
  await salon.db.query('TRUNCATE booking.appointment, booking.cart CASCADE');
  salon.clock.set(MONDAY_MORNING);
});

const tell = (orderId: string) =>
  salon.notices.run({ source: 'notice', merchantId: GATEWAY.merchantId, orderId, paymentId: `of ${orderId}`, amount: '1000.00', currency: 'LKR', statusCode: 2, method: '', statusMessage: '' }, true);

/** A cut for LKR 4,500 at 10:00 on Thursday, 04:30 UTC, with LKR 1,000 paid. */
async function paid() {
  const who = somebody();
  const held = await salon.held(who);
  await tell((await salon.pay(who, held)).orderId);
  const options = async () => (await salon.appointments.mine(who.id))[0]?.options;
  return { who, id: held._id, options };
}

it('C9 cancelling is free until 24 hours before the visit, then costs half the services, and what is said is what happens', async () => {
  const { who, id, options } = await paid();
  salon.clock.set('2026-11-25T04:30:00Z');
  expect((await options())?.cancel).toEqual({ paid: 1000, cost: 0, refund: 1000, owed: 0, freeUntil: '2026-11-25T04:30:00.000Z' });
  salon.clock.set('2026-11-25T04:30:00.001Z');
  expect((await options())?.cancel).toEqual({ paid: 1000, cost: 2250, refund: 0, owed: 1250, freeUntil: '2026-11-25T04:30:00.000Z' });
  expect((await salon.cancelling.run(id, who)).appointment.money).toBe('paid');
  expect(await options()).toEqual({ cancel: null, reschedule: null, owed: 1250 });
});

it('C9 an unpaid hold owes nothing however late, and a visit that has begun cannot be cancelled', async () => {
  const who = somebody();
  const held = await salon.held(who);
  const cancel = async () => (await salon.appointments.one(held._id, who)).options?.cancel;
  expect(await cancel()).toEqual({ paid: 0, cost: 0, refund: 0, owed: 0, freeUntil: null });
  salon.clock.set('2026-11-26T04:30:00Z');
  expect(await cancel()).toBeNull();
});

it('C10 another time is offered three times, until 24 hours before, and then says why not', async () => {
  const { who, id, options } = await paid();
  const left = [(await options())?.reschedule];
  for (const startTime of ['11:00', '12:00', '13:00']) left.push((await salon.rescheduling.run(id, { date: '2026-11-26', startTime }, who)).appointment.options?.reschedule);
  expect(left).toEqual([
    { leftAfter: 2, why: null }, { leftAfter: 1, why: null }, { leftAfter: 0, why: null }, { leftAfter: 0, why: 'A visit can be given another time at most 3 times' },
  ]);
  salon.clock.set('2026-11-25T07:30:00.001Z');
  expect((await options())?.reschedule).toEqual({ leftAfter: 0, why: 'A visit can be given another time until 24 hours before it begins' });
  salon.clock.set('2026-11-26T07:30:00Z');
  expect((await options())?.reschedule).toBeNull();
});

it('C10 another time is no question for a visit that is not paid yet, nor for anybody but its customer', async () => {
  const who = somebody();
  const held = await salon.held(who);
  expect((await salon.appointments.one(held._id, who)).options?.reschedule).toBeNull();
  expect((await salon.appointments.one(held._id, ADMIN)).options).toBeUndefined();
});

it('D4 a payment whose time had gone may take another time however late, and keeps its three moves', async () => {
  const who = somebody();
  const held = await salon.held(who);
  const { orderId } = await salon.pay(who, held);
  salon.clock.advance(31);
  for (let each = 0; each < 3; each += 1) await salon.held(somebody());
  await tell(orderId);
  expect((await salon.appointments.one(held._id, who)).options).toEqual({ cancel: null, reschedule: { leftAfter: 3, why: null }, owed: 0 });
});
