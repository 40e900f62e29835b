import type { Appointment } from '@salon/contracts';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { somebody, tell } = visitsOf(salon);
const seen = ({ _id }: Appointment) => salon.appointments.one(_id, ADMIN);

async function started() {
  const who = somebody();
  const held = await salon.held(who);
  return { who, held, ...(await salon.pay(who, held)) };
}

it('B-005 B-215 B-216 B-268 B-271 T33 signs the stored fee, not the price of the services, and answers the whole form', async () => {
  const { held, who, ...init } = await started();
  expect([held.totalAmount, held.appointmentFee]).toEqual([4500, 1000]);
  expect(init).toMatchObject({
    merchantId: '1211149',
    amount: '1000.00',
    currency: 'LKR',
    custom_1: held._id,
    checkoutUrl: 'http://127.0.0.1:1/pay/checkout',
  });
  expect(init.fields).toMatchObject({
    order_id: init.orderId,
    hash: init.hash,
    amount: '1000.00',
    email: who.email,
    phone: '0771234567',
  });
  expect(await seen(held)).toMatchObject({ orderId: init.orderId, attempt: 'initiated', status: 'pending' });
});

describe('the phone number of the visit', () => {
  const phoneOnceGiven = async (phone: string | null, later: string | null) => {
    const who = { ...somebody(), phone };
    const held = await salon.held(who);
    const { fields } = await salon.pay({ ...who, phone: later }, held);
    return [(await seen(held)).user.phone, fields.phone];
  };

  it('A14 B-132 is the one that is given before the first payment', async () => {
    expect(await phoneOnceGiven(null, '0712223334')).toEqual(['0712223334', '0712223334']);
  });

  it('C14 stays as it was booked, at the gateway too', async () => {
    expect(await phoneOnceGiven('0771234567', '0712223334')).toEqual(['0771234567', '0771234567']);
    expect(await phoneOnceGiven('0771234567', null)).toEqual(['0771234567', '0771234567']);
  });
});

it('C5 extends the hold to 20 minutes from the first initialisation, never past 30', async () => {
  const who = somebody();
  const held = await salon.held(who);
  salon.clock.advance(12);
  await salon.pay(who, held);
  expect((await seen(held)).holdUntil).toBe('2026-11-23T03:30:00.000Z');
  salon.clock.advance(10);
  await salon.pay(who, held);
  expect((await seen(held)).holdUntil).toBe('2026-11-23T03:30:00.000Z');
  await expect(salon.releaseUnpaid.run({ id: held._id })).rejects.toThrow('held until');
  expect((await seen(held)).status).toBe('pending');
  expect(await salon.waiting('release-unpaid')).toBe(1);
});

it('D1 gives each attempt an order of its own, three open ones at most', async () => {
  const { who, held, orderId } = await started();
  const more = [await salon.pay(who, held), await salon.pay(who, held)];
  expect(new Set([orderId, ...more.map((each) => each.orderId)]).size).toBe(3);
  await expect(salon.pay(who, held)).rejects.toMatchObject({ kind: 'throttled' });
  await tell(orderId, -1);
  await expect(salon.pay(who, held)).resolves.toMatchObject({ amount: '1000.00' });
});

it.each([1, '1000', '1', 999.99, 1e308, -1000, null])('T33 refuses the amount %p', async (amount) => {
  const who = somebody();
  const { _id } = await salon.held(who);
  await expect(salon.startPayment.run(who, { amount, appointmentData: { _id } })).rejects.toMatchObject({
    kind: 'invalid',
  });
});

it('takes a sum of fractions as the amount that it is', async () => {
  const who = somebody();
  const { _id } = await salon.held(who);
  const cents = 204_803;
  await salon.db.query('UPDATE booking.appointment SET "feeCents" = $2 WHERE "id" = $1', [_id, cents]);
  expect(1_000 + 1_048.03).not.toBe(cents / 100);
  const body = { amount: 1_000 + 1_048.03, appointmentData: { _id } };
  await expect(salon.startPayment.run(who, body)).resolves.toMatchObject({ amount: '2048.03' });
});

it.each([[undefined], [null], [{}], [{ amount: 1000 }], [{ appointmentData: {} }], [{ appointmentData: { _id: 7 } }]])(
  'B-182 D1 needs to know which visit is paid: %j is refused',
  async (body) => {
    await expect((async () => salon.startPayment.run(somebody(), body))()).rejects.toMatchObject({ kind: 'invalid' });
  },
);

it("T33 only for one's own pending, held visit", async () => {
  const { who, held } = await started();
  await expect(salon.pay(somebody(), held)).rejects.toMatchObject({ kind: 'not_found' });
  await expect(salon.startPayment.run(who, { appointmentData: { _id: 'x' } })).rejects.toMatchObject({
    kind: 'invalid',
  });
  await expect(salon.startPayment.run(who, {})).rejects.toMatchObject({ kind: 'invalid' });
  salon.clock.advance(31);
  await expect(salon.pay(who, held)).rejects.toMatchObject({ kind: 'conflict', code: 'HOLD_ENDED' });
  await salon.releaseUnpaid.run({ id: held._id });
  await expect(salon.pay(who, held)).rejects.toMatchObject({ kind: 'conflict', code: 'HOLD_ENDED' });
});
