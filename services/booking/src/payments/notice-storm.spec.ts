import type { Appointment } from '@salon/contracts';
import { deleteJobs } from '@salon/testing';
import { emptyVisits } from '../testing/each-monday.js';
import { ADMIN, customer, GATEWAY, MONDAY_MORNING, openSalon, type Salon } from '../testing/salon.js';

const SEED = 20_261_126;
const ORDERS = 12;
const TIMES = 40;
const LATE = 0.1;
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon(16);
});
afterAll(() => salon.close());

/** Deterministic numbers in [0, 1) (mulberry32), so that a failure can be replayed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Delivery {
  order: number;
  code: number;
  paymentId: string;
  genuine: boolean;
  source?: 'retrieval';
}

/** The payments of an order in the retrieval API: none, one or two. */
const knownOf = (order: number): string[] => ['a', 'b'].slice(0, order % 3).map((id) => `${id}${order}`);

/**
 * The notices of each order, some repeated, some with invented ids, some forged; the set depends only on the orders.
 */
const deliveries: Delivery[] = Array.from({ length: ORDERS }, (_, order) => order).flatMap((order) => {
  const said = [
    [0, 'a'],
    [2, 'a'],
    [2, 'b'],
    [-2, 'c'],
    [-3, 'a'],
  ].filter((_, at) => (order >> (at % 4)) % 2 === 0 || at === order % 5);
  const genuine = said.flatMap(([code, id]) =>
    Array.from({ length: Math.ceil(TIMES / said.length) }, () => ({
      order,
      code: Number(code),
      paymentId: `${id}${order}`,
      genuine: true,
    })),
  );
  const madeUp = said.map(([code], at) => ({ order, code: Number(code), paymentId: `0${at}`, genuine: true }));
  const retrieved = knownOf(order).map((paymentId) => ({
    order,
    code: 2,
    paymentId,
    genuine: true,
    source: 'retrieval' as const,
  }));
  const forged = Array.from({ length: 4 }, () => ({ order, code: 2, paymentId: 'x', genuine: false }));
  return [...genuine, ...madeUp, ...retrieved, ...forged];
});

async function stormed(seed: number): Promise<unknown[]> {
  await emptyVisits(salon.db);
  await deleteJobs(salon.db, 'booking_jobs');
  salon.clock.set(MONDAY_MORNING);
  const roll = dice(seed);
  const opened: { held: Appointment; orderId: string }[] = [];
  for (let at = 0; at < ORDERS; at += 1) {
    const who = customer(`storm ${at}`);
    const held = await salon.held(who, { startTime: `${String(9 + Math.floor(at / 3) * 2).padStart(2, '0')}:00` });
    opened.push({ held, orderId: (await salon.pay(who, held)).orderId });
  }
  const waiting = deliveries
    .map((each) => ({ each, at: roll() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);
  const deliver = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { order, code, paymentId, genuine, source = 'notice' } = next;
      await salon.recordNotice.run(
        {
          source,
          merchantId: GATEWAY.merchantId,
          orderId: opened[order]?.orderId ?? '',
          paymentId,
          amount: '1000.00',
          currency: 'LKR',
          statusCode: code,
          method: '',
          statusMessage: '',
        },
        genuine,
      );
    }
  };
  const late = waiting.splice(0, Math.floor(waiting.length * LATE));
  await Promise.all(Array.from({ length: 16 }, deliver));
  salon.clock.advance(31);
  for (const { held } of opened) await salon.releaseUnpaid.run({ id: held._id });
  waiting.push(...late);
  await Promise.all(Array.from({ length: 16 }, deliver));
  expect(await salon.broken()).toEqual([]);
  return Promise.all(
    opened.map(async ({ held }, order) => {
      const { status, money, paymentId, attempt } = await salon.appointments.one(held._id, ADMIN);
      const refunds = await salon.db.query<{ paymentId: string; reason: string }[]>(
        'SELECT "paymentId", "reason" FROM booking.refund_task WHERE "appointmentId" = $1',
        [held._id],
      );
      const known = knownOf(order);
      const named = [paymentId, ...refunds.map((each) => each.paymentId)];
      if (known.length > 0) expect(known).toEqual(expect.arrayContaining(named));
      return { order, status, money, attempt, refunds: refunds.map(({ reason }) => reason) };
    }),
  );
}

it(
  'T36 T37 R3 what becomes of every order depends on the set of its notices and on what the gateway knows only, ' +
    'not on order, number, company, or whether its hold had ended',
  async () => {
    const first = await stormed(SEED);
    expect(await stormed(SEED + 1)).toEqual(first);
    expect(await stormed(SEED + 2)).toEqual(first);
    expect(new Set(first.map((each) => (each as { money: string }).money)).size).toBeGreaterThan(1);
    expect(first.flatMap((each) => (each as { refunds: string[] }).refunds)).toContain('second_payment');
  },
  90_000,
);
