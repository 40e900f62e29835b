import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { MerchantClient } from '../gateway/merchant.client.js';
import { SendRefund } from '../refunds/send-refund.js';
import { SettleRefund } from '../refunds/settle-refund.js';
import { eachMonday } from '../testing/each-monday.js';
import { fakeServer } from '../testing/fake-server.js';
import { ADMIN, GATEWAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { VerifyOrderJob } from './verify-order.job.js';
import { MAX_PAYMENT_IDS } from './store-notice.js';

const salon = eachMonday();
const { somebody, tell } = visitsOf(salon);
const REAL = '320012345678';
/** The retrieval API's response for any order: payment ids with their status. */
let known: [string, string][];
let gateway: Awaited<ReturnType<typeof fakeServer>>;
let verifying: VerifyOrderJob;
let sending: SendRefund;

beforeAll(async () => {
  gateway = await fakeServer(({ path }) => {
    if (path.endsWith('/oauth/token')) return { body: { access_token: 't', expires_in: 599 } };
    if (!path.includes('/search')) return { body: { status: 1, msg: '', data: 1 } };
    const order_id = new URL(path, 'http://x').searchParams.get('order_id');
    const data = known.map(([payment_id, status]) => ({ payment_id, order_id, status, currency: 'LKR', amount: 1000 }));
    return { body: { status: data.length > 0 ? 1 : -1, data } };
  });
});
afterAll(() => gateway.close());
beforeEach(() => {
  const merchant = new MerchantClient({ ...GATEWAY, baseUrl: gateway.url }, salon.clock);
  verifying = new VerifyOrderJob(salon.retrieving(gateway.url));
  sending = new SendRefund(salon.db, merchant, salon.outbox, salon.clock);
  gateway.calls.length = 0;
  known = [[REAL, 'RECEIVED']];
});

async function started() {
  const who = somebody();
  const held = await salon.held(who);
  const { orderId } = await salon.pay(who, held);
  return { who, held, orderId, seen: () => salon.appointments.one(held._id, ADMIN) };
}
const sent = () =>
  gateway.calls.flatMap(({ path, body }) =>
    path.endsWith('/payment/refund') ? [(JSON.parse(body) as { payment_id: string }).payment_id] : [],
  );

it.each([
  ['before', ['0', REAL]],
  ['after', [REAL, '0']],
])('T36 a genuine notice sent on under a made-up id %s the real one makes nothing to refund', async (_when, ids) => {
  const { orderId, seen } = await started();
  for (const id of ids) await tell(orderId, 2, id);
  expect([await salon.refunds(), await seen()]).toEqual([
    [],
    expect.objectContaining({ status: 'confirmed', money: 'paid', paymentId: ids[0] }),
  ]);
  expect(await salon.waiting('verify-order')).toBe(1);
  await verifying.run({ orderId });
  expect([await salon.refunds(), await seen()]).toEqual([
    [],
    expect.objectContaining({ status: 'confirmed', money: 'paid', paymentId: REAL }),
  ]);
  expect((await seen()).payments?.map(({ paymentId, status }) => [paymentId, status])).toEqual([[REAL, 'paid']]);
});

it('T36 any number of made-up ids leaves one payment, one question to the gateway and a few rows', async () => {
  const { orderId, seen } = await started();
  await tell(orderId, 2, REAL);
  for (let id = 0; id < 3 * MAX_PAYMENT_IDS; id += 1) await tell(orderId, 2, String(id));
  const [{ rows }] = await salon.db.query('SELECT count(*)::int AS rows FROM booking.payment_notice');
  expect([rows, await salon.refunds(), await salon.waiting('verify-order')]).toEqual([MAX_PAYMENT_IDS, [], 1]);
  await tell(orderId, -3, REAL);
  expect(await seen()).toMatchObject({ money: 'charged_back' });
});

it('T36 a genuine charge-back counts although only the altered notice of success has arrived', async () => {
  const { orderId, seen } = await started();
  await tell(orderId, 2, '0');
  await tell(orderId, -3, REAL);
  expect(await seen()).toMatchObject({ status: 'confirmed', money: 'charged_back', feePaid: 0, due: 5500 });
});

it('D5 a second payment of the same order goes back once the gateway knows it', async () => {
  const { orderId, seen } = await started();
  await tell(orderId, 2, REAL);
  await tell(orderId, 2, '320087654321');
  expect(await salon.refunds()).toEqual([]);
  known = [
    ['320087654321', 'RECEIVED'],
    [REAL, 'RECEIVED'],
  ];
  await verifying.run({ orderId });
  expect(await salon.refunds()).toMatchObject([{ paymentId: '320087654321', reason: 'second_payment', state: 'due' }]);
  expect(await seen()).toMatchObject({ money: 'paid', paymentId: REAL });
});

it('T36 C9 never sends back a payment the gateway does not know: it is asked for the real one, which is sent then', async () => {
  const { who, held, orderId, seen } = await started();
  await tell(orderId, 2, '0');
  await salon.cancelAppointment.run(held._id, who);
  const id = (await salon.refunds())[0]?._id ?? '';
  await expect(sending.run(id, ADMIN)).rejects.toMatchObject({ kind: 'conflict', code: 'REFUND_PAYMENT_UNKNOWN' });
  expect([sent(), await salon.waiting('verify-order'), (await salon.refunds())[0]?.state]).toEqual([[], 1, 'due']);
  await verifying.run({ orderId });
  expect(await salon.refunds()).toMatchObject([{ _id: id, paymentId: REAL, reason: 'cancelled' }]);
  await sending.run(id, ADMIN);
  expect([sent(), (await seen()).money]).toEqual([[REAL], 'refunding']);
});

it('T36 C9 never sends back a payment that the bank has taken back, though its notice was lost', async () => {
  const { who, held, orderId, seen } = await started();
  await tell(orderId, 2, REAL);
  await salon.cancelAppointment.run(held._id, who);
  known = [[REAL, 'CHARGEBACKED']];
  const id = (await salon.refunds())[0]?._id ?? '';
  await expect(sending.run(id, ADMIN)).rejects.toMatchObject({ kind: 'conflict', code: 'REFUND_CHARGED_BACK' });
  await verifying.run({ orderId });
  expect([sent(), await salon.refunds(), (await seen()).money]).toEqual([[], [], 'charged_back']);
});

it('C9 sends nothing back while the gateway does not say what it knows', async () => {
  const { who, held, orderId } = await started();
  await tell(orderId, 2, REAL);
  await salon.cancelAppointment.run(held._id, who);
  const log = jest.spyOn(Logger.prototype, 'error').mockReturnValueOnce();
  const silent = new MerchantClient({ ...GATEWAY, baseUrl: 'http://127.0.0.1:1' }, salon.clock);
  const id = (await salon.refunds())[0]?._id ?? '';
  await expect(new SendRefund(salon.db, silent, salon.outbox, salon.clock).run(id, ADMIN)).rejects.toMatchObject({
    kind: 'conflict',
    message: 'The gateway did not take the refund: It cannot be reached. Please try again later',
  });
  expect(await salon.refunds()).toMatchObject([{ state: 'due', moves: [{ to: 'send' }, { to: 'settle' }] }]);
  expect(log.mock.calls).toMatchObject([
    [{ message: 'the payment of a refund could not be queried', cause: { cause: { code: 'ECONNREFUSED' } } }],
  ]);
});

it('T36 C9 what was settled by bank transfer under a made-up id stays settled once the gateway names the payment', async () => {
  const { who, held, orderId, seen } = await started();
  await tell(orderId, 2, '0');
  await salon.cancelAppointment.run(held._id, who);
  const settling = new SettleRefund(salon.db, salon.outbox, salon.clock);
  await settling.run((await salon.refunds())[0]?._id ?? '', { reference: 'T-1' }, ADMIN);
  await verifying.run({ orderId });
  expect(await salon.refunds()).toMatchObject([{ paymentId: REAL, state: 'refunded' }]);
  expect(await seen()).toMatchObject({ money: 'refunded', paymentId: REAL });
});

it('C8 T36 a transfer taken back makes nothing due of a payment whose charge-back came under another id', async () => {
  const { who, held, orderId } = await started();
  const second = await salon.pay(who, held);
  await tell(orderId, 2, REAL);
  await tell(second.orderId, 2, '0');
  const settling = new SettleRefund(salon.db, salon.outbox, salon.clock);
  const { act } = await settling.run((await salon.refunds())[0]?._id ?? '', { reference: 'T-1' }, ADMIN);
  await tell(second.orderId, -3, '320087654321');
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect(await salon.refunds()).toEqual([]);
});
