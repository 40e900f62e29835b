import { Daily } from '@salon/nest-kit';
import { ADMIN, customer, GATEWAY, openSalon, type Salon } from '../testing/salon.js';
import { ClearNoticesJob } from './clear-notices.job.js';

let salon: Salon;
let clearing: ClearNoticesJob;

beforeAll(async () => {
  salon = await openSalon();
  clearing = new ClearNoticesJob(salon.db, new Daily(salon.db, salon.outbox, salon.clock), salon.clock);
});
afterAll(() => salon.close());

const tell = (orderId: string, genuine: boolean, amount = '1000.00') =>
  salon.notices.run(
    {
      source: 'notice',
      merchantId: GATEWAY.merchantId,
      orderId,
      paymentId: 'p1',
      amount,
      currency: 'LKR',
      statusCode: 2,
      method: '',
      statusMessage: '',
    },
    genuine,
  );
const kept = async (): Promise<string[]> =>
  (await salon.db.query('SELECT "verdict" FROM booking.payment_notice ORDER BY "verdict"')).map(
    ({ verdict }: { verdict: string }) => verdict,
  );
const DAY = 24 * 60;

it('E9 keeps forged and unknown notices 30 days, accepted and mismatched ones seven years, and plans the next clearing once', async () => {
  const who = customer('noticed');
  const held = await salon.held(who);
  const { orderId } = await salon.pay(who, held);
  await tell(orderId, false);
  await tell('Z'.repeat(20), true);
  await tell(orderId, true, '1.00');
  await tell(orderId, true);
  salon.clock.advance(30 * DAY);
  await clearing.run();
  expect(await kept()).toEqual(['accepted', 'forged', 'mismatch', 'unknown']);
  salon.clock.advance(1);
  await clearing.run();
  expect(await kept()).toEqual(['accepted', 'mismatch']);
  salon.clock.set('2033-11-23T03:00:00Z');
  await clearing.run();
  expect(await kept()).toEqual(['accepted', 'mismatch']);
  salon.clock.advance(DAY + 1);
  await clearing.run();
  await clearing.onApplicationBootstrap();
  expect([await kept(), await salon.waiting('clear-notices')]).toEqual([[], 1]);
  expect((await salon.appointments.one(held._id, ADMIN)).status).toBe('confirmed');
});

it('E9 keeps at most ten thousand forged and unknown notices, the newest, whoever floods us', async () => {
  const flood = (verdict: string, count: number, paymentId: string): Promise<unknown> =>
    salon.db.query(
      `INSERT INTO booking.payment_notice ("receivedAt", "source", "verdict", "merchantId", "orderId", "paymentId", "statusCode", "amount", "currency")
     SELECT $1, 'notice', $2, 'm', 'o', $4 || n, 2, '1.00', 'LKR' FROM generate_series(1, $3::int) n`,
      [salon.clock.now(), verdict, count, paymentId],
    );
  await flood('mismatch', 3, 'm');
  await flood('forged', 6_000, 'old');
  await flood('unknown', 9_000, 'new');
  await clearing.run();
  const counts = await salon.db.query(
    `SELECT "verdict", count(*)::int AS count, min("paymentId") AS first FROM booking.payment_notice GROUP BY 1 ORDER BY 1`,
  );
  expect(counts).toEqual([
    { verdict: 'forged', count: 1_000, first: 'old5001' },
    { verdict: 'mismatch', count: 3, first: 'm1' },
    { verdict: 'unknown', count: 9_000, first: 'new1' },
  ]);
});
