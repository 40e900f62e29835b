import { type DayClosing, permissionsOf } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import fc from 'fast-check';
import { TakePayment } from '../desk-visit/take-payment.js';
import { SettleRefund } from '../refunds/settle-refund.js';
import { eachMonday, emptyVisits } from '../testing/each-monday.js';
import { ADMIN, customer } from '../testing/salon.js';
import { type PaidVisit, visitsOf } from '../testing/visits.js';
import { CloseDay } from './close-day.js';
import { ClosingQueries } from './closing.queries.js';

const salon = eachMonday();
const { somebody, tell, retrieve, paid, unplaced } = visitsOf(salon);
const TODAY = '2026-11-23';
const COLLEAGUE = customer('Colleague', { role: 'admin', permissions: permissionsOf('front_desk') });

beforeEach(() => salon.db.query('DELETE FROM booking.day_closing; DELETE FROM booking.salon_change'));

const queries = () => new ClosingQueries(salon.db, salon.calendar, salon.clock);
const closings = () => new CloseDay(salon.db, queries(), salon.clock);
const day = (date = TODAY): Promise<DayClosing> => queries().day(date);
const expected = async (date = TODAY): Promise<number[]> => (await day(date)).lines.map((line) => line.expected);
const take = ({ held }: Pick<PaidVisit, 'held'>, amount: number, means: string) =>
  new TakePayment(salon.db, salon.clock).run(held._id, { amount, means }, ADMIN);
const settle = async (appointmentId: string) => {
  const [{ id }] = await salon.db.query('SELECT "id" FROM booking.refund_task WHERE "appointmentId" = $1', [
    appointmentId,
  ]);
  return new SettleRefund(salon.db, salon.outbox, salon.clock).run(id, { reference: 'T1' }, ADMIN);
};
/** Counts the expected amounts, except those in `changed`. */
async function close(changed: Record<string, number> = {}, reason = '', admin = ADMIN, date = TODAY) {
  const { lines, version } = await day(date);
  const counted = lines.map(({ means, expected: amount }) => ({ means, amount: changed[means] ?? amount, reason }));
  return closings().close(date, { counted, version }, admin);
}

it('a day without money is closed with nothing counted, and a day to come is not', async () => {
  expect(await day()).toMatchObject({ closed: null, closable: true, entries: [], undecided: [], trace: [] });
  expect(await close()).toMatchObject({ closed: { by: 'Admin', at: '2026-11-23T03:00:00.000Z' } });
  await expect(close({}, '', ADMIN, '2026-11-24')).rejects.toMatchObject({ params: { reason: 'coming' } });
  await expect(closings().close('2026-02-30', {}, ADMIN)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('expected is what was paid by each means on that salon day, less what went back', async () => {
  const waiting = await unplaced();
  const visit = await paid({ startTime: '11:00' });
  await take(visit, 2000, 'cash');
  await take(visit, 1500, 'card');
  await take(visit, -500, 'cash');
  const { act } = await take(visit, 700, 'transfer');
  await salon.undoAdminAction.run(act.id, ADMIN);
  const given = await paid({ startTime: '14:00' });
  await settle(waiting.held._id);
  await tell(given.orderId, -3);
  expect(await day()).toMatchObject({
    lines: [
      { means: 'cash', received: 2000, returned: 500, expected: 1500 },
      { means: 'card', received: 1500, returned: 0, expected: 1500 },
      { means: 'transfer', received: 0, returned: 1000, expected: -1000 },
      { means: 'online', received: 3000, returned: 1000, expected: 2000 },
    ],
  });
});

it('money belongs to the salon day on which it came, not to the visit’s or to UTC’s', async () => {
  salon.clock.set('2026-11-23T18:29:59Z');
  await paid();
  salon.clock.set('2026-11-23T18:30:00Z');
  await paid();
  expect([await expected(), await expected('2026-11-24')]).toEqual([
    [0, 0, 0, 1000],
    [0, 0, 0, 1000],
  ]);
});

it('an order paid twice counts twice once the gateway names both, and further ids of one notice never do', async () => {
  const { orderId } = await paid();
  await tell(orderId, 2, 'forged');
  expect(await expected()).toEqual([0, 0, 0, 1000]);
  await retrieve(orderId, `of ${orderId}`, 'second');
  expect(await expected()).toEqual([0, 0, 0, 2000]);
});

it('a booking fee taken at the desk counts as cash, until that is undone', async () => {
  const held = await salon.held(somebody());
  const { act } = await salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN);
  expect((await day()).entries).toMatchObject([{ kind: 'fee', means: 'cash', amount: 1000 }]);
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect((await day()).entries).toEqual([]);
});

it('names the visits nobody has decided, and the completed ones whose payment nobody has noted', async () => {
  const [open, done] = [await paid(), await paid({ startTime: '14:00' })];
  salon.clock.set('2026-11-26T12:00:00Z');
  await salon.changeStatus.run(done.held._id, { status: 'completed' }, ADMIN);
  expect(await day('2026-11-26')).toMatchObject({
    undecided: [{ appointmentId: open.held.appointmentId, startTime: '10:00' }],
    unnoted: [{ appointmentId: done.held.appointmentId, amount: 4500 }],
  });
});

it('a difference needs its reason, each means is counted once, and the sums must be those that were read', async () => {
  const visit = await paid();
  await take(visit, 2000, 'cash');
  await expect(close({ cash: 1900 })).rejects.toMatchObject({
    errors: { cash: 'Please say why cash differs from what was expected' },
  });
  const { version } = await day();
  for (const counted of [undefined, [], [{ means: 'cash', amount: 1.001 }], [1], 'x'])
    await expect(closings().close(TODAY, { counted, version }, ADMIN)).rejects.toMatchObject({ kind: 'invalid' });
  const read = await day();
  await take(visit, 100, 'cash');
  const counted = read.lines.map(({ means, expected: amount }) => ({ means, amount, reason: '' }));
  await expect(closings().close(TODAY, { counted, version: read.version }, ADMIN)).rejects.toMatchObject({
    params: { reason: 'moved' },
  });
  expect((await close({ cash: 2000 }, 'A note is missing')).lines[0]).toMatchObject({
    expected: 2100,
    counted: 2000,
    reason: 'A note is missing',
  });
});

it('what moves after closing is shown apart, and the day is opened again with its reason and its trace', async () => {
  const visit = await paid();
  await close();
  await take(visit, 700, 'card');
  const { lines, version } = await day();
  expect(lines.map(({ received, counted, afterClosing }) => [received, counted, afterClosing])).toEqual([
    [0, 0, 0],
    [0, 0, 700],
    [0, 0, 0],
    [1000, 1000, 0],
  ]);
  await expect(closings().reopen(TODAY, { reason: ' ', version }, ADMIN)).rejects.toMatchObject({ kind: 'invalid' });
  await expect(closings().reopen(TODAY, { reason: 'x', version: 'old' }, ADMIN)).rejects.toMatchObject({
    params: { reason: 'moved' },
  });
  const open = await closings().reopen(TODAY, { reason: 'Card slip found', version }, COLLEAGUE);
  expect(open).toMatchObject({
    closed: null,
    trace: [
      {
        by: 'Colleague',
        title: 'Opened again Nov 23, 2026: Card slip found',
        facts: { done: 'opened', isUndo: false, reason: 'Card slip found' },
      },
      { by: 'Admin', title: 'Closed Nov 23, 2026', facts: { done: 'closed', isUndo: false, reason: null } },
    ],
  });
  expect(open.lines[1]).toMatchObject({ expected: 700, counted: null, afterClosing: 0 });
  await expect(closings().reopen(TODAY, { reason: 'x', version: open.version }, ADMIN)).rejects.toMatchObject({
    params: { reason: 'open' },
  });
});

it('closing is an act that the owner can undo like any other', async () => {
  await close();
  const [{ id }] = await salon.db.query('SELECT "id" FROM booking.salon_change');
  await salon.undoSalonChange.run(id, ADMIN);
  expect((await day()).closed).toBeNull();
  const { trace } = await day();
  expect(trace).toMatchObject([
    { title: 'Undone: Closed Nov 23, 2026', facts: { done: 'closed', isUndo: true, reason: null } },
    { facts: { done: 'closed', isUndo: false } },
  ]);
  await salon.db.query('UPDATE booking.salon_change SET "facts" = NULL');
  expect((await day()).trace).toEqual(trace.map((event) => ({ ...event, facts: null })));
});

it('of two desks that close the same day one wins, and the other is told who did', async () => {
  await paid();
  const { lines, version } = await day();
  const counted = lines.map(({ means, expected: amount }) => ({ means, amount, reason: '' }));
  const both = await Promise.allSettled(
    [ADMIN, COLLEAGUE].map((admin) => closings().close(TODAY, { counted, version }, admin)),
  );
  const lost = both.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(lost).toHaveLength(1);
  expect(lost[0]).toMatchObject({ code: 'CLOSING_REFUSED', params: { reason: 'closed', by: expect.any(String) } });
  expect((await day()).trace).toHaveLength(1);
});

interface Step {
  what: 'take' | 'giveBack' | 'takeBack' | 'pay' | 'chargeBack';
  means: string;
  rupees: number;
}

const anyStep = fc.record<Step>({
  what: fc.constantFrom('take', 'giveBack', 'takeBack', 'pay', 'chargeBack'),
  means: fc.constantFrom('cash', 'card', 'transfer'),
  rupees: fc.integer({ min: 1, max: 900 }),
});
const TIMES = ['10:00', '10:00', '10:00', '14:00', '14:00'];

let taken = 0;

/** Runs the steps on a new day; returns the sums of each means. */
async function runDay(steps: readonly Step[]): Promise<Record<string, number>> {
  await emptyVisits(salon.db);
  const sums: Record<string, number> = { cash: 0, card: 0, transfer: 0, online: 1000 };
  const visits = [await paid({ startTime: TIMES[0] })];
  let booked = 1;
  const add = (means: string, amount: number) => (sums[means] = (sums[means] ?? 0) + amount);
  for (const { means, rupees, what } of steps) {
    const visit = visits.at(-1);
    if (!visit) break;
    if (what === 'pay' && booked < TIMES.length) {
      visits.push(await paid({ startTime: TIMES[booked] }));
      booked += 1;
      add('online', 1000);
    } else if (what === 'chargeBack' && visits.length > 1) {
      await tell(visits.shift()?.orderId ?? '', -3);
      add('online', -1000);
    } else if (what !== 'pay' && what !== 'chargeBack') {
      const amount = what === 'giveBack' ? -rupees : rupees;
      const done = await take(visit, amount, means).catch((error: unknown) => {
        if (error instanceof DomainError) return null;
        throw error;
      });
      if (done) taken += 1;
      if (done && what === 'takeBack') await salon.undoAdminAction.run(done.act.id, ADMIN);
      else if (done) add(means, amount);
    }
  }
  return sums;
}

it('what is expected of a random day is the sum over its ledger', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (steps) => {
      const sums = await runDay(steps);
      const { lines, entries } = await day();
      expect(Object.fromEntries(lines.map((line) => [line.means, line.expected]))).toEqual(sums);
      const total = lines.reduce((sum, line) => sum + line.expected, 0);
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }),
    { numRuns: 6, endOnFailure: true },
  );
  expect(taken).toBeGreaterThan(0);
});
