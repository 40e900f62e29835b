import { randomUUID } from 'node:crypto';
import { ACTION_PAGE } from '@salon/contracts';
import { NEWEST } from '@salon/nest-kit';
import type { DataSource } from 'typeorm';
import { visitActions } from '../admin-actions/visit-actions.queries.js';
import { DayQueries } from '../day/day.queries.js';
import { CUT } from '../testing/fake-catalog.js';
import { DAY, openSalon, type Salon } from '../testing/salon.js';
import { takenSpans } from './taken.queries.js';

/** About two and a half years of three stylists who are busy all day. */
const STORED = 25_000;
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon();
  await salon.db.transaction(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0');
    await tx.query(
      `INSERT INTO booking.appointment
         ("id", "bookedOn", "customerId", "customerName", "customerEmail", "status", "money", "stylistId",
          "day", "startTime", "endTime", "startsAt", "endsAt",
          "minutes", "lines", "totalCents", "feeCents", "requestHash", "createdAt")
       SELECT gen_random_uuid(), past."day", gen_random_uuid(), 'n', 'e', 'completed', 'paid', stylist."id",
              past."day", lpad(hour::text, 2, '0') || ':00', lpad((hour + 1)::text, 2, '0') || ':00',
              (past."day" + make_interval(hours => hour)) AT TIME ZONE 'Asia/Colombo',
              (past."day" + make_interval(hours => hour + 1)) AT TIME ZONE 'Asia/Colombo',
              60, '[]', 1, 1, '', past."day"
       FROM (SELECT ($1::date - n) AS "day" FROM generate_series(0, 5000) n) past,
            generate_series(9, 17) AS hour, booking.stylist
       ORDER BY past."day" DESC LIMIT $2`,
      ['2026-11-25', STORED],
    );
  });
  await salon.db.query('ANALYZE booking.appointment');
});
afterAll(() => salon.close());

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const parts = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(parts)];

type Mode = 'ANALYZE' | 'GENERIC_PLAN';

/** A database that returns the plan of each statement instead of its result. */
const explaining = (found: Plan[], mode: Mode = 'ANALYZE'): DataSource =>
  ({
    query: async (sql: string, parameters: unknown[]) => {
      const [
        {
          'QUERY PLAN': [{ Plan: plan }],
        },
      ] = await salon.db.query(`EXPLAIN (${mode}, FORMAT JSON) ${sql}`, mode === 'ANALYZE' ? parameters : []);
      found.push(...parts(plan as Plan));
      return [];
    },
  }) as unknown as DataSource;

/** The plan of the search's exact statement, or its generic plan for any days. */
async function planOf(from: string, to: string, mode?: Mode): Promise<Plan[]> {
  const found: Plan[] = [];
  await takenSpans(explaining(found, mode), { from, to, now: salon.clock.now(), customerId: null });
  return found;
}

it.each([
  ['a full day', '2026-11-25', '2026-11-25', 27],
  ['an empty day', DAY, DAY, 0],
  ['a month', '2026-11-01', '2026-11-30', 25 * 27],
])('among 25,000 visits %s is read through the index of days', async (_story, from, to, rows) => {
  expect((await salon.db.query('SELECT count(*)::int AS count FROM booking.appointment'))[0].count).toBe(STORED);
  const plan = await planOf(from, to);
  expect(plan.some((part) => part['Index Name'] === 'appointment_of_day')).toBe(true);
  expect(plan.filter((part) => part['Node Type'] === 'Seq Scan')).toEqual([]);
  expect([
    plan[0]?.['Actual Rows'],
    plan.reduce((total, part) => total + (part['Rows Removed by Filter'] ?? 0), 0),
  ]).toEqual([rows, 0]);
});

it('a plan for any days reads the index of days, too', async () => {
  const plan = await planOf(DAY, DAY, 'GENERIC_PLAN');
  expect(plan.some((part) => part['Index Name'] === 'appointment_of_day')).toBe(true);
  expect(plan.filter((part) => part['Node Type'] === 'Seq Scan')).toEqual([]);
});

it('answers a search among 25,000 visits', async () => {
  expect(
    (await salon.slots.search({ date: DAY, services: [{ service: CUT.id, quantity: 1 }] }, null)).availableSlots,
  ).toHaveLength(17);
});

it('reads the board of a day without reading other days', async () => {
  const plan: Plan[] = [];
  await new DayQueries(explaining(plan), salon.calendar, salon.clock).day('2026-11-25');
  const ofVisits = plan.filter((part) => part['Relation Name'] === 'appointment');
  expect(ofVisits.some((part) => part['Actual Rows'] === 27)).toBe(true);
  expect(ofVisits.filter((part) => part['Node Type'] === 'Seq Scan')).toEqual([]);
});

it.each([null, randomUUID()])(
  'reads the newest of 50,000 admin actions, of person %s, without reading the others',
  async (person) => {
    await salon.db.query(
      `INSERT INTO booking.act ("id", "kind", "appointmentId", "adminId", "adminName", "before", "after", "at")
       SELECT gen_random_uuid(), 'status', visit."id", coalesce($1, gen_random_uuid()), 'Ama', '{}', '{}',
              visit."startsAt"
       FROM (SELECT "id", "startsAt" FROM booking.appointment LIMIT 25000) visit`,
      [person],
    );
    await salon.db.query('ANALYZE booking.act');
    const plan: Plan[] = [];
    await visitActions(explaining(plan), { person, from: null, until: null, last: NEWEST }, null, salon.clock.now());
    const ofActions = plan.filter((part) => part['Relation Name'] === 'act');
    expect(ofActions.filter((part) => part['Node Type'] === 'Seq Scan')).toEqual([]);
    expect(Math.max(...ofActions.map((part) => part['Actual Rows']))).toBe(ACTION_PAGE + 1);
  },
);
