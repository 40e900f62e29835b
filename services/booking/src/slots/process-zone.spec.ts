import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { dropTestDatabase, testDatabaseUrl } from '@salon/testing';

const BUILT = new URL('../../dist/', import.meta.url).href;

/** Prints its own offset, and what the rules of time and Postgres make of the same days and instants. */
const PROCESS = `
  import pg from 'pg';
  import { bookingWindowOf, secondsLeftOf } from '${BUILT}salon/calendar.rules.js';
  import { planDay } from '${BUILT}slots/slots.rules.js';
  import { visitTime } from '${BUILT}slots/visit-time.rules.js';
  const shifts = Array.from({ length: 7 }, () => [{ start: 0, end: 1_440 }]);
  const stylists = [{ id: 'a', serviceIds: null, plans: [{ validFrom: '1970-01-01', shifts }], exceptions: [] }];
  const rules = [];
  const visits = [];
  for (const zone of ['Asia/Colombo', 'Europe/London', 'America/New_York'])
    for (const date of ['2026-01-31', '2026-03-08', '2026-03-29', '2026-07-01', '2026-10-25', '2026-11-01']) {
      const settings = { zone, gridMinutes: 60, leadMinutes: 60, horizonDays: 90 };
      const now = new Date(date + 'T00:29:30Z');
      const window = bookingWindowOf(now, settings);
      const wanted = { date, minutes: 60, busy: [{ start: 0, end: 60 }], serviceIds: [] };
      const { starts, blocked } = planDay({ settings, stylists, closures: new Map() }, wanted, new Map(), window);
      rules.push({ zone, date, window, left: secondsLeftOf(now, settings), starts, blocked });
      visits.push(...starts.map((time) => visitTime(date, time, 60, zone)));
    }
  const db = new pg.Client(process.argv[1]);
  await db.connect();
  const { rows } = await db.query(
    \`SELECT "at" AT TIME ZONE 'UTC' || '' AS "stored", "at" AS "read" FROM unnest($1::timestamptz[]) AS "at"\`,
    [visits.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])],
  );
  await db.end();
  const offset = new Date(2026, 0, 1).getTimezoneOffset();
  console.log(JSON.stringify({ offset, made: { rules, visits, rows } }));`;

/** Zones that the process may have, with its minutes behind UTC in January. */
const ZONES = [
  ['Pacific/Auckland', -780],
  ['America/New_York', 300],
  ['Asia/Kathmandu', -345],
  ['Europe/London', 0],
  ['UTC', 0],
] as const;

let url: string;
beforeAll(async () => {
  url = await testDatabaseUrl();
});
afterAll(() => dropTestDatabase(url));

it('plans, measures and stores the same visits in whatever zone its process is', async () => {
  const processes = await Promise.all(
    ZONES.map(async ([TZ]) => {
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROCESS, url], {
        env: { ...process.env, TZ },
      });
      return JSON.parse(stdout);
    }),
  );
  expect(processes.map(({ offset }) => offset)).toEqual(ZONES.map(([, offset]) => offset));
  const [{ made }] = processes;
  expect(made.rows).toContainEqual({ stored: '2026-03-29 02:00:00', read: '2026-03-29T02:00:00.000Z' });
  for (const each of processes) expect(each.made).toEqual(made);
});
