import { events } from '@salon/nest-kit';
import { pino } from 'pino';
import { eachMonday } from '../testing/each-monday.js';
import { fakeServer } from '../testing/fake-server.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { SweepOrderJob } from './sweep-order.job.js';

const salon = eachMonday();
const { somebody, tell } = visitsOf(salon);
let gateway: Awaited<ReturnType<typeof fakeServer>>;
let sweeping: SweepOrderJob;
const log: string[] = [];
/** The gateway's response about an order. */
let said: (orderId: string) => object;

beforeAll(async () => {
  gateway = await fakeServer(({ path }) => ({
    body: path.endsWith('/oauth/token')
      ? { access_token: 't', expires_in: 599 }
      : said(new URL(path, 'http://x').searchParams.get('order_id') ?? ''),
  }));
});
afterAll(() => gateway.close());
beforeEach(() => {
  log.length = 0;
  const retrieving = salon.retrieving(gateway.url, (line) => log.push(line));
  sweeping = new SweepOrderJob(salon.db, retrieving, salon.outbox);
  gateway.calls.length = 0;
});

const payment = (orderId: string) => ({
  payment_id: 320012345,
  order_id: orderId,
  status: 'RECEIVED',
  currency: 'LKR',
  amount: 1000,
});

async function started() {
  const who = somebody();
  const held = await salon.held(who);
  return { who, held, ...(await salon.pay(who, held)), seen: () => salon.appointments.one(held._id, ADMIN) };
}

it('D6 D7 an order whose payment the gateway still ponders stays in the way of another try', async () => {
  const { held, orderId, who } = await started();
  const orders = [orderId, (await salon.pay(who, held)).orderId, (await salon.pay(who, held)).orderId];
  said = () => ({ status: -1, msg: 'No payments found', data: null });
  await sweeping.run({ orderId, step: 0 });
  said = () => ({ status: 0, msg: 'Payment pending', data: [] });
  for (const each of orders) await sweeping.run({ orderId: each, step: 1 });
  await expect(salon.pay(who, held)).rejects.toMatchObject({ code: 'PAYMENT_ATTEMPTS' });
});

it.each([
  [-2, 'failed'],
  [-1, 'was cancelled'],
])(
  'D6 T41 after a notice of %i, that it %s, another card taken in the same checkout is found though its notice was lost',
  async (code) => {
    const { orderId, seen } = await started();
    await tell(orderId, code);
    said = (id) => ({ status: 1, msg: '', data: [payment(id)] });
    await sweeping.run({ orderId, step: 0 });
    expect(await seen()).toMatchObject({ status: 'confirmed', money: 'paid', paymentId: '320012345' });
    const asked = gateway.calls.length;
    await sweeping.run({ orderId, step: 1 });
    expect(gateway.calls).toHaveLength(asked);
  },
);

it.each([
  ['nothing', {}],
  ['no list', { status: 1, msg: '', data: null }],
  ['an error', { error: 'invalid_request' }],
  ['a word for a status', { status: 'ok', data: [] }],
  ['a list of nothing', { status: 1, data: [null] }],
  ['a payment without an id', { status: 1, data: [{ ...payment('A'.repeat(20)), payment_id: undefined }] }],
  ['a payment whose id is a list', { status: 1, data: [{ ...payment('A'.repeat(20)), payment_id: [1] }] }],
])('D6 an answer of %s is none: nothing is believed, and the queue asks again', async (_story, answer) => {
  const { orderId, seen } = await started();
  said = (id) => JSON.parse(JSON.stringify(answer).replace('A'.repeat(20), id)) as object;
  await expect(sweeping.run({ orderId, step: 0 })).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await salon.db.query('SELECT "isQuiet", "state" FROM booking.payment_attempt')).toEqual([
    { isQuiet: false, state: 'initiated' },
  ]);
  expect(await seen()).toMatchObject({ status: 'pending', money: 'none' });
});

it('D6 what can be read of an answer counts, whatever else is in it', async () => {
  const { orderId, seen } = await started();
  said = (id) => ({ status: 1, data: [null, 'x', { order_id: id, status: 'RECEIVED' }, payment(id)] });
  await sweeping.run({ orderId, step: 0 });
  expect(await seen()).toMatchObject({ status: 'confirmed', money: 'paid', paymentId: '320012345' });
  expect(log).toEqual([]);
});

it('D6 a status that the salon does not know leaves the order open, and the log names it once per query', async () => {
  const { orderId, seen } = await started();
  said = (id) => ({ status: 1, data: [1, 2].map((nth) => ({ ...payment(id), payment_id: nth, status: 'ON HOLD' })) });
  for (const step of [0, 1]) await sweeping.run({ orderId, step });
  expect(await seen()).toMatchObject({ status: 'pending', money: 'none' });
  const line = { level: pino.levels.values.warn, orderId, words: ['ON HOLD'] };
  expect(log.map((each) => JSON.parse(each) as object)).toMatchObject([line, line]);
});

it('D6 a gateway that does not believe who asks is asked with a new token next', async () => {
  const { orderId } = await started();
  said = () => ({ status: -2, msg: 'Authentication error', data: null });
  for (const step of [0, 1]) await sweeping.run({ orderId, step });
  expect(gateway.calls.filter(({ path }) => path.endsWith('/oauth/token'))).toHaveLength(2);
});

it('D6 T38 a payment of another amount is one open task, however often the gateway is asked about it', async () => {
  const { orderId } = await started();
  const before = (await events.get()).values.find(({ labels }) => labels.event === 'notice_not_stored')?.value ?? 0;
  const kept = (): Promise<unknown[]> =>
    salon.db.query(
      `SELECT "paymentId", "amount" FROM booking.payment_notice WHERE "verdict" = 'mismatch' ORDER BY "id"`,
    );
  said = (id) => ({ status: 1, data: [{ ...payment(id), amount: 1 }] });
  for (const step of [0, 1, 2]) await sweeping.run({ orderId, step });
  expect(await kept()).toEqual([{ paymentId: '320012345', amount: '1.00' }]);
  said = (id) => ({ status: 1, data: [{ ...payment(id), amount: 2 }] });
  await sweeping.run({ orderId, step: 3 });
  expect((await kept()).length).toBe(2);
  const after = (await events.get()).values.find(({ labels }) => labels.event === 'notice_not_stored')?.value ?? 0;
  expect(after).toBe(before);
});
