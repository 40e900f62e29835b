import { DAY_MINUTES } from '@salon/kernel';
import { events } from '@salon/nest-kit';
import { MAX_UNTRUSTED_PER_DAY } from '../payments/store-notice.js';
import { ADMIN, customer, GATEWAY, openSalon, type Salon } from '../testing/salon.js';
import { ClearNoticesJob } from './clear-notices.job.js';

let salon: Salon;
let clearing: ClearNoticesJob;

beforeAll(async () => {
  salon = await openSalon();
  clearing = new ClearNoticesJob(salon.db, salon.clock);
});
afterAll(() => salon.close());

const tell = (orderId: string, genuine: boolean, amount = '1000.00') =>
  salon.recordNotice.run(
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

it('E9 T64 keeps forged and unknown notices 30 days, accepted and mismatched ones seven years', async () => {
  const who = customer('noticed');
  const held = await salon.held(who);
  const { orderId } = await salon.pay(who, held);
  await tell(orderId, false);
  await tell('Z'.repeat(20), true);
  await tell(orderId, true, '1.00');
  await tell(orderId, true);
  salon.clock.advance(30 * DAY_MINUTES);
  await clearing.run();
  expect(await kept()).toEqual(['accepted', 'forged', 'mismatch', 'unknown']);
  salon.clock.advance(1);
  await clearing.run();
  expect(await kept()).toEqual(['accepted', 'mismatch']);
  salon.clock.set('2033-11-23T03:00:00Z');
  await clearing.run();
  expect(await kept()).toEqual(['accepted', 'mismatch']);
  salon.clock.advance(DAY_MINUTES + 1);
  await clearing.run();
  expect(await kept()).toEqual([]);
  expect((await salon.appointments.one(held._id, ADMIN)).status).toBe('confirmed');
});

it('E9 T64 keeps at most ten thousand forged and unknown notices, the newest, whoever floods us', async () => {
  const flood = (verdict: string, count: number, paymentId: string): Promise<unknown> =>
    salon.db.query(
      `INSERT INTO booking.payment_notice
         ("receivedAt", "source", "verdict", "merchantId", "orderId", "paymentId", "statusCode", "amount", "currency")
       SELECT $1, 'notice', $2, 'm', 'o', $4 || n, 2, '1.00', 'LKR' FROM generate_series(1, $3::int) n`,
      [salon.clock.now(), verdict, count, paymentId],
    );
  await flood('mismatch', 3, 'm');
  await flood('forged', 6_000, 'old');
  await flood('unknown', 9_000, 'new');
  await clearing.run();
  const counts = await salon.db.query(
    `SELECT "verdict", count(*)::int AS count, min("paymentId") AS first FROM booking.payment_notice
     GROUP BY 1 ORDER BY 1`,
  );
  expect(counts).toEqual([
    { verdict: 'forged', count: 1_000, first: 'old5001' },
    { verdict: 'mismatch', count: 3, first: 'm1' },
    { verdict: 'unknown', count: 9_000, first: 'new1' },
  ]);
});

it('T40 stores at most three hundred forged and unknown notices a day, whoever floods us, and as many genuine ones as come', async () => {
  await salon.db.query('TRUNCATE booking.payment_notice CASCADE');
  const who = customer('flooded');
  const held = await salon.held(who, { date: '2033-12-01' });
  const { orderId } = await salon.pay(who, held);
  const before = await notStored();
  await Promise.all(Array.from({ length: 8 }, (_, line) => flood(line, orderId)));
  const stored = await kept();
  expect(stored.length).toBeGreaterThanOrEqual(MAX_UNTRUSTED_PER_DAY);
  expect(stored.length).toBeLessThan(MAX_UNTRUSTED_PER_DAY + 8);
  expect((await notStored()) - before).toBe(800 - stored.length);
  await tell(orderId, true, '1.00');
  await tell(orderId, true);
  expect((await kept()).filter((verdict) => verdict === 'accepted' || verdict === 'mismatch')).toEqual([
    'accepted',
    'mismatch',
  ]);
  salon.clock.advance(DAY_MINUTES + 1);
  await tell(orderId, false);
  expect(await kept()).toHaveLength(stored.length + 3);
});

/** A hundred notices, one after another: every second one names an unknown order. */
async function flood(line: number, orderId: string): Promise<void> {
  for (let each = 0; each < 100; each += 1)
    if (each % 2 === 0) await tell(orderId, false);
    else await tell(`${String(line * 100 + each).padStart(19, '0')}Z`, true);
}

const notStored = async (): Promise<number> =>
  (await events.get()).values.find(({ labels }) => labels.event === 'notice_not_stored')?.value ?? 0;

it('T38 T40 mismatches sent again and again fill no disk either', async () => {
  await salon.db.query('TRUNCATE booking.payment_notice CASCADE');
  const [{ orderId }] = await salon.db.query('SELECT "orderId" FROM booking.payment_attempt LIMIT 1');
  for (let each = 0; each < MAX_UNTRUSTED_PER_DAY + 20; each += 1) await tell(orderId, true, '1.00');
  expect(await kept()).toHaveLength(MAX_UNTRUSTED_PER_DAY);
});

it('a clearing that fails stops no other, and is tried again', async () => {
  await salon.db.query('TRUNCATE booking.payment_notice CASCADE');
  await salon.db.query(
    `INSERT INTO booking.payment_notice
       ("receivedAt", "source", "verdict", "merchantId", "orderId", "statusCode", "amount", "currency")
     SELECT $1::timestamptz - interval '31 days', 'notice', 'forged', 'm', 'o', 2, '1.00', 'LKR'
     FROM generate_series(1, 2500)`,
    [salon.clock.now()],
  );
  await salon.db.query(
    `INSERT INTO booking.payment_notice
       ("receivedAt", "source", "verdict", "merchantId", "orderId", "statusCode", "amount", "currency")
     VALUES ($1::timestamptz - interval '8 years', 'notice', 'accepted', 'm', 'kept', 2, '1.00', 'LKR')`,
    [salon.clock.now()],
  );
  await salon.db.query(`
    CREATE FUNCTION booking.refuse_accepted() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'not this one'; END $$;
    CREATE TRIGGER accepted_stays BEFORE DELETE ON booking.payment_notice
      FOR EACH ROW WHEN (OLD."verdict" = 'accepted') EXECUTE FUNCTION booking.refuse_accepted()`);
  await expect(clearing.run()).rejects.toThrow('not all cleared away');
  expect(await kept()).toEqual(['accepted']);
  await salon.db.query('DROP TRIGGER accepted_stays ON booking.payment_notice');
  await clearing.run();
  expect(await kept()).toEqual([]);
});
