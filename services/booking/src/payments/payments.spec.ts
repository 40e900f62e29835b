import type { Appointment } from '@salon/contracts';
import { paymentNotices } from '@salon/nest-kit';
import { eachMonday } from '../testing/each-monday.js';
import { NAILS } from '../testing/fake-catalog.js';
import { ADMIN, customer, GATEWAY } from '../testing/salon.js';

const salon = eachMonday();
let people = 0;
const somebody = () => customer(`payment customer ${(people += 1)}`);

const tell = (
  orderId: string,
  statusCode: number,
  change: { paymentId?: string; amount?: string; genuine?: boolean; message?: string } = {},
) =>
  salon.recordNotice.run(
    {
      source: 'notice',
      merchantId: GATEWAY.merchantId,
      orderId,
      paymentId: change.paymentId ?? 'p1',
      amount: change.amount ?? '1000.00',
      currency: 'LKR',
      statusCode,
      method: 'VISA',
      statusMessage: change.message ?? '',
    },
    change.genuine ?? true,
  );
const seen = ({ _id }: Appointment) => salon.appointments.one(_id, ADMIN);
const refunds = (): Promise<{ orderId: string; paymentId: string; reason: string; amountCents: number }[]> =>
  salon.db.query(
    'SELECT "orderId", "paymentId", "reason", "amountCents" FROM booking.refund_task ORDER BY "paymentId"',
  );

async function started(change: object = {}) {
  const who = somebody();
  const held = await salon.held(who, change);
  return { who, held, ...(await salon.pay(who, held)) };
}

describe('a notice', () => {
  it('B-139 D8 of success confirms, empties the cart, ends the timer and queues one mail, however often it comes', async () => {
    const { who, held, orderId } = await started();
    expect((await salon.carts.view(who)).cartCount).toBe(1);
    for (let times = 0; times < 5; times += 1) expect(await tell(orderId, 2)).toBe('accepted');
    expect(await seen(held)).toMatchObject({
      status: 'confirmed',
      money: 'paid',
      orderId,
      paymentId: 'p1',
      attempt: 'paid',
      holdUntil: null,
    });
    expect((await salon.carts.view(who)).items).toEqual([]);
    expect([await salon.waiting('send-mail'), await salon.waiting('release-unpaid'), (await refunds()).length]).toEqual(
      [1, 0, 0],
    );
  });

  it.each([
    [-1, 'cancelled'],
    [-2, 'failed'],
    [0, 'pending'],
  ])('B-140 of %i leaves the visit pending and says %s', async (code, attempt) => {
    const { held, orderId } = await started();
    await tell(orderId, code);
    expect(await seen(held)).toMatchObject({ status: 'pending', money: 'none', attempt });
  });

  it("B-112 of a failure gives the gateway's words to whoever reads the visit, and no replay replaces them", async () => {
    const { who, held, orderId } = await started();
    await tell(orderId, -2, { message: 'Insufficient funds' });
    await tell(orderId, -2, { paymentId: 'p2', message: 'Call 1900' });
    expect(await salon.appointments.one(held._id, who)).toMatchObject({
      attempt: 'failed',
      attemptMessage: 'Insufficient funds',
    });
    await salon.pay(who, held);
    expect(await seen(held)).not.toHaveProperty('attemptMessage');
  });

  it('B-113 of a failure without words gives none', async () => {
    const { held, orderId } = await started();
    await tell(orderId, -2, { message: ' ' });
    expect(await seen(held)).not.toHaveProperty('attemptMessage');
  });

  it('T34 T38 forged, unknown and mismatched ones are kept and change nothing', async () => {
    const { held, orderId } = await started();
    expect(await tell(orderId, 2, { genuine: false })).toBe('forged');
    expect(await tell('Z'.repeat(20), 2)).toBe('unknown');
    expect(await tell(orderId, 2, { amount: '1.00' })).toBe('mismatch');
    expect(await seen(held)).toMatchObject({ status: 'pending', money: 'none', attempt: 'initiated' });
    expect(await salon.db.query('SELECT "verdict" FROM booking.payment_notice ORDER BY "id"')).toEqual([
      { verdict: 'forged' },
      { verdict: 'unknown' },
      { verdict: 'mismatch' },
    ]);
    expect(await tell(orderId, 2)).toBe('accepted');
    expect((await seen(held)).status).toBe('confirmed');
  });

  it.each([
    ['less', '1.00'],
    ['a cent more', '1000.01'],
    ['a thousand times as much', '1000000.00'],
    ['the fee of another order', '2500.00'],
  ])('T38 for %s is kept as a mismatch, alarms, and confirms nothing', async (_story, amount) => {
    const { held, orderId } = await started();
    const alarmed = async (): Promise<number> =>
      (await paymentNotices.get()).values.find(({ labels }) => labels.verdict === 'mismatch')?.value ?? 0;
    const before = await alarmed();
    expect(await tell(orderId, 2, { amount })).toBe('mismatch');
    expect([(await alarmed()) - before, (await seen(held)).status]).toEqual([1, 'pending']);
  });

  it('is append-only', async () => {
    const { orderId } = await started();
    await tell(orderId, 2);
    await expect(salon.db.query(`UPDATE booking.payment_notice SET "verdict" = 'forged'`)).rejects.toThrow(
      'append-only',
    );
  });
});

describe('a late or second payment', () => {
  it('D4 confirms an expired visit whose place is still free, with another stylist if need be', async () => {
    const { held, orderId } = await started();
    salon.clock.advance(31);
    await salon.releaseUnpaid.run({ id: held._id });
    await salon.held(somebody(), { stylistId: held.stylist._id });
    await tell(orderId, 2);
    const visit = await seen(held);
    expect(visit).toMatchObject({ status: 'confirmed', cancelReason: null, money: 'paid' });
    expect(visit.stylist._id).not.toBe(held.stylist._id);
  });

  it('D4 keeps the money apart when the place is taken, and says so by mail', async () => {
    const { held, orderId } = await started();
    salon.clock.advance(31);
    await salon.releaseUnpaid.run({ id: held._id });
    for (let each = 0; each < 3; each += 1) await salon.held(somebody());
    await tell(orderId, 2);
    expect(await seen(held)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'unpaid',
      money: 'paid_unplaced',
      paymentId: 'p1',
    });
    expect(await salon.db.query('SELECT "kind" FROM booking.message')).toEqual([{ kind: 'unplaced' }]);
  });

  it('D4 never revives a visit somebody cancelled: the fee goes back', async () => {
    const { who, held, orderId } = await started();
    await salon.cancelAppointment.run(held._id, who);
    await tell(orderId, 2);
    expect(await seen(held)).toMatchObject({ status: 'cancelled', cancelReason: 'customer', money: 'refund_due' });
    expect(await refunds()).toEqual([{ orderId, paymentId: 'p1', reason: 'cancelled', amountCents: 100_000 }]);
  });

  it('D5 a second success is a refund task; a charge-back of the first makes it count instead', async () => {
    const { who, held, orderId } = await started();
    const second = await salon.pay(who, held);
    await tell(orderId, 2);
    await tell(second.orderId, 2, { paymentId: 'p2' });
    expect(await refunds()).toEqual([
      { orderId: second.orderId, paymentId: 'p2', reason: 'second_payment', amountCents: 100_000 },
    ]);
    await tell(orderId, -3);
    expect(await refunds()).toEqual([]);
    expect(await seen(held)).toMatchObject({ status: 'confirmed', money: 'paid', paymentId: 'p2' });
    await tell(second.orderId, -3, { paymentId: 'p2' });
    expect(await seen(held)).toMatchObject({ status: 'confirmed', money: 'charged_back', attempt: 'charged_back' });
  });

  it('C9 a paid visit cancelled in time is owed back, later only what half the services leave of the fee', async () => {
    const { who, held, orderId } = await started();
    await tell(orderId, 2);
    expect((await salon.cancelAppointment.run(held._id, who)).appointment).toMatchObject({
      status: 'cancelled',
      money: 'refund_due',
    });
    const late = await started();
    await tell(late.orderId, 2, { paymentId: 'p9' });
    salon.clock.set('2026-11-25T05:00:00Z');
    expect((await salon.cancelAppointment.run(late.held._id, late.who)).appointment).toMatchObject({
      status: 'cancelled',
      money: 'paid',
    });
    expect((await refunds()).map(({ paymentId }) => paymentId)).toEqual(['p1']);
    expect(await salon.db.query(`SELECT "kind", count(*)::int FROM booking.message GROUP BY 1 ORDER BY 1`)).toEqual([
      { kind: 'cancellation', count: 2 },
      { kind: 'confirmation', count: 2 },
    ]);
  });
});

it('a receipt names every payment with its order, and what became of it, and nothing of the card', async () => {
  const { who, held, orderId } = await started();
  expect((await seen(held)).payments).toEqual([]);
  const second = await salon.pay(who, held);
  await tell(orderId, 2);
  salon.clock.advance(1);
  await tell(second.orderId, 2, { paymentId: 'p2' });
  await tell(second.orderId, 2, { paymentId: 'p3', genuine: false });
  const fact = { amount: 1000, method: 'VISA' };
  expect((await salon.appointments.one(held._id, who)).payments).toEqual([
    { ...fact, orderId, paymentId: 'p1', at: '2026-11-23T03:00:00.000Z', status: 'paid' },
    {
      ...fact,
      orderId: second.orderId,
      paymentId: 'p2',
      at: '2026-11-23T03:01:00.000Z',
      status: 'refund_due',
      refund: 1000,
    },
  ]);
  await tell(second.orderId, -3, { paymentId: 'p2' });
  expect((await seen(held)).payments?.map(({ status }) => status)).toEqual(['paid', 'charged_back']);
});

it('C9 a receipt says how much of a fee goes back when the rest counts toward a late cancellation', async () => {
  const who = somebody();
  await salon.fill(who, NAILS);
  const held = await salon.book(who, { services: [{ service: NAILS.id, quantity: 1 }] });
  await tell((await salon.pay(who, held)).orderId, 2);
  salon.clock.set('2026-11-25T05:00:00Z');
  expect((await salon.cancelAppointment.run(held._id, who)).appointment.money).toBe('refund_due');
  expect((await seen(held)).payments).toMatchObject([{ amount: 1000, status: 'refund_due', refund: 99.75 }]);
});

it('T36 a notice of one order touches no other visit, whatever it claims', async () => {
  const [a, b] = [await started(), await started({ startTime: '12:00' })];
  await tell(a.orderId, 2, { paymentId: b.orderId });
  expect([(await seen(a.held)).status, (await seen(b.held)).status]).toEqual(['confirmed', 'pending']);
});
