import { seedId } from '@salon/nest-kit';
import { eachMonday } from '../testing/each-monday.js';
import { CUT } from '../testing/fake-catalog.js';
import { MENU } from './demo-visits.rules.js';
import { SeedVisitsJob } from './seed-visits.job.js';

const salon = eachMonday();
const seed = () => new SeedVisitsJob(salon.db, salon.calendar, salon.catalog, salon.outbox, salon.clock).run();
const count = async (where: string): Promise<number> => {
  const [{ count: found }] = await salon.db.query(
    `SELECT count(*)::int AS count FROM booking.appointment WHERE ${where}`,
  );
  return found;
};

beforeEach(() => {
  salon.catalog.put(...MENU.map((title) => ({ ...CUT, id: seedId(`service ${title}`), title, minutes: 60 })));
});

it('fills a week before and after today with visits in every state, by the claims of the desk, and mails nobody', async () => {
  salon.clock.set('2026-11-25T05:40:00Z'); // Wednesday, 11:10 in Colombo.
  await seed();
  const states = { completed: 20, no_show: 2, cancelled: 5, confirmed: 60 };
  for (const [status, least] of Object.entries(states))
    expect(await count(`"status" = '${status}'`)).toBeGreaterThanOrEqual(least);
  expect(await count(`"startedAt" IS NOT NULL`)).toBeGreaterThan(0);
  expect(await count(`"status" IN ('completed', 'no_show') AND "endsAt" > '2026-11-25T05:40:00Z'`)).toBe(0);
  expect(await salon.waiting('send-mail')).toBe(0);
  const all = await count('true');
  await seed();
  expect(await count('true')).toBe(all);
});

it('dates nothing in the future, not even before the salon opens', async () => {
  salon.clock.set('2026-11-25T01:00:00Z'); // Wednesday, 6:30 in Colombo.
  await seed();
  const [{ latest }] = await salon.db.query('SELECT max("at") AS latest FROM booking.act');
  expect(latest).toEqual(new Date('2026-11-25T01:00:00Z'));
});
