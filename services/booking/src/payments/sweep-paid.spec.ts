import { DAY_MINUTES } from '@salon/kernel';
import { createLogger, events } from '@salon/nest-kit';
import { eachMonday } from '../testing/each-monday.js';
import { fakeServer } from '../testing/fake-server.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { SweepPaidJob } from './sweep-paid.job.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
/** The gateway's data of an order besides its payment. */
let known: (orderId: string) => [string, string][];
let isSilentAbout: (orderId: string) => boolean;
/** Duration of a call in minutes. */
let callTakes: number;
let gateway: Awaited<ReturnType<typeof fakeServer>>;
let sweeping: SweepPaidJob;
const log: string[] = [];

beforeAll(async () => {
  gateway = await fakeServer(({ path }) => {
    if (path.endsWith('/oauth/token')) return { body: { access_token: 't', expires_in: 599 } };
    salon.clock.advance(callTakes);
    const order_id = new URL(path, 'http://x').searchParams.get('order_id') ?? '';
    if (isSilentAbout(order_id)) return { status: 503, body: {} };
    const data = known(order_id).map(([payment_id, status]) => ({
      payment_id,
      order_id,
      status,
      currency: 'LKR',
      amount: 1000,
    }));
    return { body: { status: 1, data } };
  });
});
afterAll(() => gateway.close());
beforeEach(() => {
  const logger = createLogger('booking', 'error', { write: (line) => log.push(line) });
  sweeping = new SweepPaidJob(salon.db, salon.retrieving(gateway.url), salon.outbox, salon.clock, logger);
  log.length = 0;
  gateway.calls.length = 0;
  known = () => [['real', 'RECEIVED']];
  isSilentAbout = () => false;
  callTakes = 0;
});

const asked = () => gateway.calls.flatMap(({ path }) => new URL(path, 'http://x').searchParams.get('order_id') ?? []);

/** The next batch: its payload and delay in seconds; null after the last one. */
async function next(): Promise<{ payload: { after?: string }; seconds: number } | null> {
  const jobs = await salon.db.query<{ payload: { after?: string }; seconds: number }[]>(
    `SELECT job.payload, extract(epoch FROM job.run_at - $1::timestamptz)::int AS seconds
     FROM booking_jobs._private_jobs job JOIN booking_jobs._private_tasks task ON task.id = job.task_id
     WHERE task.identifier = 'sweep-paid'`,
    [salon.clock.now()],
  );
  expect(jobs.length).toBeLessThanOrEqual(1);
  return jobs[0] ?? null;
}

it('T36 finds a charge-back whose notice went elsewhere, 180 days after the payment, and not later', async () => {
  const { held, orderId } = await paid();
  const seen = () => salon.appointments.one(held._id, ADMIN);
  salon.clock.advance(180 * DAY_MINUTES);
  await sweeping.run({});
  expect([asked(), (await seen()).money]).toEqual([[orderId], 'paid']);
  known = () => [['real', 'CHARGEBACKED']];
  await sweeping.run({});
  expect(await seen()).toMatchObject({ status: 'confirmed', money: 'charged_back', paymentId: 'real' });
  salon.clock.advance(2 * DAY_MINUTES);
  gateway.calls.length = 0;
  await sweeping.run({});
  expect(asked()).toEqual([]);
});

it('D5 finds a second payment of a paid order whose notice was lost', async () => {
  const { held, orderId } = await paid();
  known = () => [
    ['real', 'RECEIVED'],
    ['twice', 'RECEIVED'],
  ];
  await sweeping.run({});
  const owed = await salon.db.query('SELECT "orderId", "paymentId", "reason" FROM booking.refund_task');
  expect(owed).toEqual([{ orderId, paymentId: 'twice', reason: 'second_payment' }]);
  expect(await salon.appointments.one(held._id, ADMIN)).toMatchObject({ money: 'paid', paymentId: 'real' });
});

/** Many paid orders, all of the same visit. */
async function manyPaid(count: number): Promise<string[]> {
  const { held, orderId } = await paid();
  await salon.db.query(
    `INSERT INTO booking.payment_attempt
       ("orderId", "appointmentId", "amount", "amountCents", "currency", "state", "isQuiet", "createdAt")
     SELECT lpad(n::text, 19, '0') || 'A', $1, '1000.00', 100000, 'LKR', 'paid', false, $3
     FROM generate_series(1, $2::int) n`,
    [held._id, count - 1, salon.clock.now()],
  );
  known = () => [];
  return [...Array.from({ length: count - 1 }, (_, at) => `${String(at + 1).padStart(19, '0')}A`), orderId].sort();
}

it('asks about ten orders in ten seconds, each once, and begins anew with the next day', async () => {
  const orders = await manyPaid(25);
  const batches: number[] = [];
  for (let payload: { after?: string } = {}, run = 0; run < 4; run += 1) {
    const before = asked().length;
    await sweeping.run(payload);
    batches.push(asked().length - before);
    const following = await next();
    if (run < 3) expect(following?.seconds).toBe(10);
    payload = following?.payload ?? {};
    await salon.db.query(`SELECT FROM booking_jobs.remove_job('sweep-paid')`); // It is running now.
  }
  expect([batches, asked(), await next()]).toEqual([[10, 10, 5, 0], orders, null]);
  await sweeping.run({});
  expect(asked().slice(orders.length)).toEqual(orders.slice(0, 10));
});

it('ends a batch of a slow gateway within half a minute, and goes on with the next order', async () => {
  const orders = await manyPaid(10);
  callTakes = 4 / 60;
  await sweeping.run({});
  expect([asked(), await next()]).toEqual([orders.slice(0, 8), { payload: { after: orders[7] }, seconds: 10 }]);
});

it('leaves a silent gateway alone for five minutes, and an order it never answers until the next day', async () => {
  const orders = await manyPaid(4);
  isSilentAbout = (orderId) => orderId === orders[1];
  await sweeping.run({});
  expect([asked(), await next()]).toEqual([orders.slice(0, 2), { payload: { after: orders[1] }, seconds: 300 }]);
  await sweeping.run({ after: orders[1] });
  expect([asked(), (await next())?.seconds]).toEqual([orders, 10]);
});

const counted = async (event: string): Promise<number> =>
  (await events.get()).values.find(({ labels }) => labels.event === event)?.value ?? 0;

it('an order that the salon itself cannot store is logged with its cause, and is no silence of the gateway', async () => {
  const orders = await manyPaid(3);
  known = (orderId) => (orderId === orders[1] ? [['real', 'CHARGEBACKED']] : []);
  const silent = await counted('gateway_silent');
  const failed = await counted('order_not_checked');
  await salon.db.query(
    `ALTER TABLE booking.payment_notice ADD CONSTRAINT full_disk CHECK ("orderId" <> '${orders[1]}') NOT VALID`,
  );
  await sweeping.run({}).finally(() => salon.db.query('ALTER TABLE booking.payment_notice DROP CONSTRAINT full_disk'));
  expect([asked(), (await next())?.seconds]).toEqual([orders, 10]);
  expect([await counted('gateway_silent'), await counted('order_not_checked')]).toEqual([silent, failed + 1]);
  expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([{ orderId: orders[1] }]);
  expect(log[0]).toContain('full_disk');
});
