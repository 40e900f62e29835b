import { Daily } from '@salon/nest-kit';
import { FrontDoor } from '../testing/front-door.js';
import { Locksmith } from '../testing/locksmith.js';
import { SweepJob } from './sweep.job.js';

let door: FrontDoor;

beforeAll(async () => {
  door = await FrontDoor.open();
});
afterAll(() => door.close());

it('E9 clears unverified accounts after thirty days, ended sessions, links and counters after one, and plans the next sweep once', async () => {
  const sweep = new SweepJob(door.db, new Daily(door.db, door.outbox, door.clock), door.clock);
  const count = async (table: string): Promise<number> =>
    (await door.db.query(`SELECT count(*)::int AS count FROM account.${table}`))[0].count;
  await door.register('waiting@example.test');
  await door.customer('verified@example.test');
  await door.signIn('verified@example.test', { password: 'Wrong1234' }).catch(() => null);
  await new Locksmith(door).token('verified@example.test');
  door.clock.advance(2 * 24 * 60);
  await sweep.run();
  expect([
    await count('"user"'),
    await count('session'),
    await count('account_throttle'),
    await count('budget'),
    await count('reset_token'),
  ]).toEqual([2, 0, 0, 0, 0]);
  door.clock.advance(29 * 24 * 60);
  await sweep.run();
  await sweep.onApplicationBootstrap();
  expect(await door.db.query('SELECT email FROM account."user"')).toEqual([{ email: 'verified@example.test' }]);
  expect(await door.db.query(`SELECT key FROM account_jobs.jobs WHERE task_identifier = 'sweep'`)).toEqual([
    { key: 'sweep' },
  ]);
});
