import type { SalonReport } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { chaos } from '@salon/testing';
import fc from 'fast-check';
import { TakePayment } from '../desk-visit/take-payment.js';
import { FirstVisits1765500001000 } from '../migrations/1765500001000-first-visits.js';
import { SettleRefund } from '../refunds/settle-refund.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { deskOf } from '../testing/desk.js';
import { type PaidVisit, visitsOf } from '../testing/visits.js';
import { FORMAT } from './day-figures.rules.js';
import { ReportsQueries } from './reports.queries.js';
import { MARKS_AT_ONCE, RollUp } from './roll-up.js';

const salon = eachMonday();
const { tell, paid } = visitsOf(salon);
const desk = deskOf(salon);
const TODAY = '2026-11-23';

beforeEach(async () => {
  await salon.db.query('TRUNCATE booking.day_report, booking.first_visit, booking.report_mark');
  await desk.open();
});

const rollUp = () => new RollUp(salon.db, salon.calendar);
const report = (from = TODAY, to = '2026-11-29'): Promise<SalonReport> =>
  new ReportsQueries(salon.db, salon.calendar, rollUp(), salon.clock).report(from, to);
const take = ({ held }: Pick<PaidVisit, 'held'>, amount: number, means = 'cash') =>
  new TakePayment(salon.db, salon.clock).run(held._id, { amount, means }, ADMIN);
const onThursday = ({ periods }: SalonReport) => periods.find(({ period }) => period === DAY);
const moneyOf = ({ money }: SalonReport, means: string) => money.find((each) => each.means === means);

it('a paid visit takes its stylist, sells its services and brings its fee on the day it came', async () => {
  const before = await report();
  expect(before.stylists.every(({ takenMinutes }) => takenMinutes === 0)).toBe(true);
  await paid();
  const after = await report();
  const [open] = after.stylists.filter(({ takenMinutes }) => takenMinutes > 0);
  expect(open?.hours[10]).toEqual({ openMinutes: expect.any(Number) as number, takenMinutes: 60 });
  expect(after.weekdays.map(({ name, takenMinutes }) => [name, takenMinutes])).toContainEqual(['Thursday', 60]);
  expect(after.services).toEqual([{ title: 'Cut', isOffer: false, times: 1, amount: 4500 }]);
  expect(moneyOf(after, 'online')).toEqual({ means: 'online', received: 1000, returned: 0 });
  expect(onThursday(after)).toMatchObject({ visits: 1, firstVisits: 1, noShows: 0, lateCancels: 0 });
  expect(after.periods[0]?.money).toContainEqual({ means: 'online', received: 1000, returned: 0 });
});

it('a report is as of now: what is done after it, and what is undone, is in the next one', async () => {
  const visit = await paid();
  await report();
  salon.clock.set('2026-11-26T06:00:00Z');
  const missed = await salon.changeStatus.run(visit.held._id, { status: 'no_show' }, ADMIN);
  expect(onThursday(await report())).toMatchObject({ visits: 0, firstVisits: 0, noShows: 1 });
  await salon.undoAdminAction.run(missed.act.id, ADMIN);
  expect(onThursday(await report())).toMatchObject({ visits: 1, firstVisits: 1, noShows: 0 });
  const { act } = await take(visit, 700, 'card');
  expect(moneyOf(await report(), 'card')?.received).toBe(700);
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect(moneyOf(await report(), 'card')?.received).toBe(0);
});

it('says of how many completed visits nobody has noted how much, and on which day last', async () => {
  const visits = [await paid(), await paid({ startTime: '12:00' })];
  salon.clock.set('2026-11-26T07:30:00Z');
  for (const { held } of visits) await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
  expect((await report()).unnoted).toEqual({ visits: 2, amount: 9000, lastDay: DAY });
  for (const visit of visits) await take(visit, 4000);
  expect((await report()).unnoted).toEqual({ visits: 2, amount: 1000, lastDay: DAY });
  for (const visit of visits) await take(visit, 500, 'card');
  expect((await report()).unnoted).toBeUndefined();
});

it('a cancellation counts as late when it cost something under the policy of the visit', async () => {
  const [late, early] = [await paid(), await paid({ startTime: '12:00' })];
  await salon.cancelAppointment.run(early.held._id, early.who);
  salon.clock.set('2026-11-26T00:00:00Z');
  await salon.cancelAppointment.run(late.held._id, late.who);
  expect(onThursday(await report())).toMatchObject({ visits: 0, lateCancels: 1 });
});

it('leave and closed days take hours away, and long reports go by months', async () => {
  const { stylists } = await report();
  const open = stylists[0]?.openMinutes ?? 0;
  await salon.db.query(`INSERT INTO booking.closure ("day", "reason") VALUES ('${DAY}', 'Poya')`);
  expect((await report()).stylists[0]?.openMinutes).toBeLessThan(open);
  await salon.db.query(`DELETE FROM booking.closure WHERE "day" = '${DAY}'`);
  const months = await report('2026-09-01', '2026-11-30');
  expect([months.unit, months.periods.map(({ period }) => period)]).toEqual([
    'month',
    ['2026-09', '2026-10', '2026-11'],
  ]);
});

it('gives up counting in time, and goes on where it stopped', async () => {
  expect(await rollUp().run('2026-09-01', TODAY, 0)).toBe(false);
  expect(await rollUp().run('2026-09-01', TODAY)).toBe(true);
  expect(await rollUp().run('2026-09-01', TODAY, 5_000)).toBe(true);
});

it('what an import leaves to be counted anew is taken a part at a time', async () => {
  await rollUp().run(TODAY, '2026-11-29');
  await salon.db.query(
    `INSERT INTO booking.report_mark ("day", "customerId")
     SELECT '${DAY}', gen_random_uuid() FROM generate_series(1, $1)`,
    [2 * MARKS_AT_ONCE + 1],
  );
  const left = async (): Promise<number> =>
    (await salon.db.query<[{ left: number }]>('SELECT count(*)::int AS left FROM booking.report_mark'))[0].left;
  expect([await rollUp().run(TODAY, '2026-11-29', 0), await left()]).toEqual([false, MARKS_AT_ONCE + 1]);
  expect([await rollUp().run(TODAY, '2026-11-29'), await left()]).toEqual([true, 0]);
  expect(await salon.db.query(`SELECT FROM booking.day_report WHERE "day" = '${DAY}'`)).toHaveLength(1);
});

it.each([
  [undefined, TODAY],
  ['2026-02-30', TODAY],
  ['2026-11-24', TODAY],
  ['2024-11-22', TODAY],
])('refuses a report from %p to %p', async (from, to) => {
  const queries = new ReportsQueries(salon.db, salon.calendar, rollUp(), salon.clock);
  await expect(queries.report(from, to)).rejects.toMatchObject({ code: 'INVALID' });
});

async function firstVisitsAnew(): Promise<void> {
  const runner = salon.db.createQueryRunner();
  await new FirstVisits1765500001000().up(runner).finally(() => runner.release());
}

const at = fc.nat({ max: 5 });
const anyAction = fc.oneof(
  fc.record({ do: fc.constant('book' as const), at }),
  fc.record({ do: fc.constantFrom('cancel' as const, 'complete' as const, 'miss' as const, 'settle' as const), at }),
  fc.record({ do: fc.constantFrom('charge_back' as const, 'take' as const, 'move' as const, 'report' as const), at }),
  fc.record({ do: fc.constantFrom('undo' as const, 'later' as const, 'walk_in' as const), at }),
);
type Action = typeof anyAction extends fc.Arbitrary<infer Each> ? Each : never;

/** The operations on the visits of a sequence; a refused one changes nothing. */
function acting() {
  const visits: PaidVisit[] = [];
  const book = async (nth: number) => visits.push(await paid({ startTime: `${10 + nth}:00` }));
  return async (act: Action): Promise<unknown> => {
    if (act.do === 'report') return report();
    if (act.do === 'later') return salon.clock.advance(12 * 60);
    if (act.do === 'book') return book(act.at);
    if (act.do === 'walk_in') return desk.book({ startTime: `${10 + act.at}:00`, stylistId: desk.ruwan() });
    const visit = visits[act.at % Math.max(1, visits.length)];
    return visit && onVisit(act, visit);
  };
}

async function onVisit(act: Action, visit: PaidVisit): Promise<unknown> {
  const { held, who, orderId } = visit;
  const last = async (sql: string): Promise<string> => (await salon.db.query<{ id: string }[]>(sql))[0]?.id ?? held._id;
  switch (act.do) {
    case 'cancel':
      return salon.cancelAppointment.run(held._id, who);
    case 'complete':
      return salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
    case 'miss':
      return salon.changeStatus.run(held._id, { status: 'no_show' }, ADMIN);
    case 'charge_back':
      return tell(orderId, -3);
    case 'take':
      return take(visit, 500 * (act.at + 1), ['cash', 'card', 'transfer'][act.at % 3]);
    case 'move':
      return desk.move(held._id, {
        ...{ date: '2026-11-27', startTime: `${10 + act.at}:00`, stylistId: desk.nadeesha(), reason: 'Asked for' },
        from: { date: held.date, startTime: held.startTime, stylistId: held.stylist._id },
      });
    case 'settle': {
      const id = await last(`SELECT "id" FROM booking.refund_task WHERE "state" = 'due' LIMIT 1`);
      return new SettleRefund(salon.db, salon.outbox, salon.clock).run(id, { reference: 'T1' }, ADMIN);
    }
    default:
      return salon.undoAdminAction.run(
        await last('SELECT "id" FROM booking.act WHERE "undoneAt" IS NULL ORDER BY "number" DESC LIMIT 1'),
        ADMIN,
      );
  }
}

it(
  'kept figures are those that are counted anew, whatever is done and undone in whichever order',
  async () => {
    const property = fc.asyncProperty(fc.array(anyAction, { minLength: 10, maxLength: 18 }), async (acts) => {
      await salon.db.query('TRUNCATE booking.appointment, booking.payment_notice CASCADE');
      await salon.db.query('TRUNCATE booking.day_report, booking.first_visit, booking.report_mark');
      salon.clock.set('2026-11-23T03:00:00Z');
      const act = acting();
      for (const each of acts)
        await act(each).catch((error: unknown) => {
          if (!(error instanceof DomainError)) throw error;
        });
      const kept = await report();
      await salon.db.query('TRUNCATE booking.day_report, booking.first_visit, booking.report_mark');
      await firstVisitsAnew();
      expect(kept).toEqual(await report());
    });
    await fc.assert(property, { numRuns: chaos.scaled(160, 8), seed: chaos.seed });
  },
  chaos.timeout(600_000),
);

it('counts a stored day anew when its format is older, and keeps one of the next release', async () => {
  await paid();
  const before = await report();
  await salon.db.query(`UPDATE booking.day_report SET "figures" = '{"format": 0}'`);
  expect(await report()).toEqual(before);
  await salon.db.query(`UPDATE booking.day_report SET "figures" = "figures" || '{"format": 1000, "visits": 9}'`);
  expect(onThursday(await report())).toMatchObject({ visits: 9 });
});

it('a day that the previous release has stored, without a format, is of the first one', async () => {
  const counted = onThursday(await report());
  await salon.db.query(`UPDATE booking.day_report SET "figures" = "figures" - 'format' || '{"visits": 9}'`);
  expect(onThursday(await report())).toEqual([1].includes(FORMAT) ? { ...counted, visits: 9 } : counted);
});

it('two who ask at once see the same, and a change beside them is not lost', async () => {
  await paid();
  const [one, other] = await Promise.all([report(), report(), paid({ startTime: '12:00' })]);
  expect([one.from, other.from]).toEqual([TODAY, TODAY]);
  expect(onThursday(await report())).toMatchObject({ visits: 2 });
});

it('a report never leaves days out that a change has taken away since they were counted', async () => {
  const counting = rollUp();
  const interrupted = Object.assign(Object.create(counting) as RollUp, {
    run: async (...range: Parameters<RollUp['run']>) => {
      const isDone = await counting.run(...range);
      await salon.db.query(`DELETE FROM booking.day_report WHERE "day" = '${DAY}'`);
      return isDone;
    },
  });
  const queries = new ReportsQueries(salon.db, salon.calendar, interrupted, salon.clock);
  await expect(queries.report(TODAY, '2026-11-29')).rejects.toMatchObject({ code: 'REPORT_COUNTING' });
});

it('the last working day of a stylist is one with hours, and the next one is not', async () => {
  const hours = async (day: string) => (await report(day, day)).stylists.find(({ name }) => name === 'Ruwan Fernando');
  const [open, later] = [await hours(TODAY), await hours('2026-11-24')];
  expect([open?.openMinutes, later?.openMinutes]).toEqual([expect.any(Number), expect.any(Number)]);
  await salon.db.query(`UPDATE booking.stylist SET "leftAt" = $1 WHERE "id" = $2`, [salon.clock.now(), desk.ruwan()]);
  const [last, gone] = [await hours(TODAY), await hours('2026-11-24')];
  await salon.db.query(`UPDATE booking.stylist SET "leftAt" = NULL`);
  expect([last, gone]).toEqual([open, undefined]);
});
