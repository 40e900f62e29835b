import { refundDesk } from '../testing/refund-desk.js';
import { ADMIN } from '../testing/salon.js';
import { checkJobKey } from './refund.rules.js';

const desk = refundDesk();
const { salon } = desk;
const HOUR = 60;
const DAY = 24 * HOUR;

const queries = (): Promise<{ step: number; at: Date }[]> =>
  salon.db.query(
    `SELECT (job.payload->>'step')::int AS "step", job.run_at AS "at"
     FROM booking_jobs._private_jobs job JOIN booking_jobs._private_tasks task ON task.id = job.task_id
     WHERE task.identifier = 'check-refund'`,
  );

/** As an import leaves it: jobs are not in the archive. */
const dropQuery = (id: string, step: number) => salon.outbox.cancel(salon.db.manager, checkJobKey(id, step));

/** A refund that is under way since Monday, 8:30, and its waiting query. */
async function sent(): Promise<string> {
  const { id } = await desk.owed();
  await desk.sending.run(id, ADMIN);
  return id;
}

it('C9 a refund that was under way when its salon was exported is asked about again, once a day', async () => {
  const id = await sent();
  await dropQuery(id, 0);
  salon.clock.advance(DAY + HOUR);
  for (let times = 0; times < 2; times += 1) await desk.checking.run({});
  expect(await queries()).toEqual([{ step: 5, at: new Date('2026-11-25T03:00:00Z') }]);
  desk.gatewayStatus = 'REFUNDED';
  await desk.checking.run({ id, step: 5, begunAt: '2026-11-23T03:00:00.000Z' });
  expect((await salon.refunds())[0]?.state).toBe('refunded');
});

it('C9 one whose month has passed meanwhile is asked about at once, for the last time', async () => {
  await dropQuery(await sent(), 0);
  salon.clock.advance(40 * DAY);
  await desk.checking.run({});
  expect(await queries()).toEqual([{ step: 33, at: new Date('2026-12-23T03:00:00Z') }]);
});

it('C9 a query that waits stays as it is, and a refund that is due, or made, has none', async () => {
  const id = await sent();
  const waiting = await queries();
  expect(waiting).toEqual([{ step: 0, at: new Date('2026-11-23T03:01:00Z') }]);
  await desk.checking.run({});
  expect(await queries()).toEqual(waiting);
  desk.gatewayStatus = 'REFUNDED';
  await desk.checking.run({ id, step: 1, begunAt: salon.clock.now() });
  for (const step of [0, 2]) await dropQuery(id, step);
  await desk.owed('p2');
  await desk.checking.run({});
  expect((await salon.refunds()).map(({ state }) => state).sort()).toEqual(['due', 'refunded']);
  expect(await queries()).toEqual([]);
});
