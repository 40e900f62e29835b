import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { ClosingQueries } from './closing.queries.js';

const salon = eachMonday();
const { somebody, tell } = visitsOf(salon);
const feesOf = async (date: string) =>
  (await new ClosingQueries(salon.db, salon.calendar, salon.clock).day(date)).entries.filter(
    ({ kind }) => kind === 'fee',
  );

it('a fee that was paid at the desk by mistake, then online, and at the desk after all, counts on the last day', async () => {
  const who = somebody();
  const held = await salon.held(who);
  const { orderId } = await salon.pay(who, held);
  const { act } = await salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN);
  await salon.undoAdminAction.run(act.id, ADMIN);
  await tell(orderId);
  await tell(orderId, -3);
  salon.clock.set('2026-11-26T12:00:00Z');
  await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
  expect(await feesOf('2026-11-23')).toEqual([]);
  expect(await feesOf(DAY)).toMatchObject([{ means: 'cash', amount: 1000 }]);
});
