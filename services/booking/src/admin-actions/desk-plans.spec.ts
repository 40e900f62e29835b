import { CUSTOMER_VISITS } from '@salon/contracts';
import { type Plan, plansOf, rowsRead } from '@salon/testing';
import type { DataSource } from 'typeorm';
import { addDays } from '@salon/kernel';
import { CustomerVisitsQueries } from '../customers/customer-visits.queries.js';
import { DayQueries } from '../day/day.queries.js';
import { openRefunds } from '../refunds/refunds.queries.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { StylistsQueries } from '../stylists/stylists.queries.js';
import { REGULAR, storeDeskWork, storeVisits } from '../testing/many-visits.js';
import { ADMIN, customer, DAY, openSalon, type Salon } from '../testing/salon.js';
import { ActionListQueries } from './action-list.queries.js';

const VISITS = 20_000;
/** Maximum rows of each table that a page of thirty actions or fifty refunds may read. */
const A_PAGE = 120;
const RARE = customer('Rare', { role: 'admin' });

let salon: Salon;
beforeAll(async () => {
  salon = await openSalon();
  await storeVisits(salon.db, VISITS, salon.clock.now());
  await storeDeskWork(salon.db, { most: ADMIN.id, few: RARE.id });
});
afterAll(() => salon.close());

async function expectRead(read: (db: DataSource) => Promise<unknown>, most: Record<string, number>): Promise<Plan[]> {
  const plans = await plansOf(salon.db, read);
  for (const [table, rows] of Object.entries(most)) {
    const readRows = plans.reduce((sum, plan) => sum + rowsRead(plan, table), 0);
    expect([table, readRows, readRows <= rows]).toEqual([table, readRows, true]);
  }
  return plans;
}

const actions = (query: Record<string, string>) => (db: DataSource) =>
  new ActionListQueries(db, salon.catalog, salon.clock).page(query, ADMIN);

it.each<Record<string, string>>([
  {},
  { person: RARE.id },
  { person: ADMIN.id },
  { person: customer('Nobody').id },
  { areas: 'salon', until: '2026-10-25T00:00:00.000Z' },
  { from: '2026-10-20T18:30:00.000Z', until: '2026-10-21T18:30:00.000Z' },
  { person: RARE.id, from: '2026-01-01T00:00:00.000Z', until: '2026-11-01T00:00:00.000Z' },
])('a page of the actions %j reads no more than it shows', async (query) => {
  await expectRead(actions(query), { act: 4 * A_PAGE, appointment: A_PAGE, salon_change: 2 * A_PAGE });
});

it('an action that somebody undid who has done no other is listed without reading all of them', async () => {
  await salon.db.query(
    `UPDATE booking.act SET "undoneAt" = "at", "undoneBy" = $1
     WHERE "number" IN (SELECT "number" FROM booking.act ORDER BY "at" DESC LIMIT 60)`,
    [customer('Undoer').id],
  );
  await expectRead(actions({ areas: 'visit' }), { act: 4 * A_PAGE });
});

it('the open refunds are found without the ones that are made', async () => {
  const [{ due }] = await salon.db.query<[{ due: number }]>(
    `SELECT count(*)::int AS due FROM booking.refund_task WHERE "state" = 'due'`,
  );
  expect(due).toBeGreaterThan(0);
  await expectRead((db) => openRefunds(db, salon.clock.now()), { refund_task: 2 * due });
});

it('of a customer with many visits the latest are listed, all are counted and the completed summed', async () => {
  const own = VISITS / 100;
  await salon.db.query(
    `UPDATE booking.appointment SET "customerId" = $1
     WHERE "number" IN (
       SELECT "number" FROM booking.appointment WHERE "customerId" <> $1 ORDER BY "startsAt" LIMIT 100)`,
    [REGULAR],
  );
  const record = await new CustomerVisitsQueries(salon.db, salon.clock).of(REGULAR, '');
  expect([record.visits.length, record.total]).toEqual([CUSTOMER_VISITS, own + 100]);
  const plans = await plansOf(salon.db, (db) => new CustomerVisitsQueries(db, salon.clock).of(REGULAR, ''));
  const rows = plans.map(({ steps }) => steps[0]?.['Actual Rows'] ?? 0);
  expect(rows.filter((read) => read > CUSTOMER_VISITS)).toEqual([record.completed]);
  for (const plan of plans) expect(rowsRead(plan, 'appointment')).toBeLessThanOrEqual(3 * record.total);
});

it('the visits to come of all stylists are counted in one read', async () => {
  const [{ coming }] = await salon.db.query<[{ coming: number }]>(
    `SELECT count(*)::int AS coming FROM booking.appointment WHERE "status" = 'confirmed'`,
  );
  await expectRead((db) => new StylistsQueries(db, salon.clock).all(), { appointment: coming });
});

it('whether a created stylist had visits is found without reading all', async () => {
  const [{ id }] = await salon.db.query<[{ id: string }]>(
    `INSERT INTO booking.stylist ("id", "name", "skills") VALUES (gen_random_uuid(), 'Nadee', '') RETURNING "id"`,
  );
  await salon.db.query(
    `UPDATE booking.appointment SET "stylistId" = $1 WHERE "number" = (SELECT max("number") FROM booking.appointment)`,
    [id],
  );
  await salon.db.query(
    `INSERT INTO booking.salon_change
       ("id", "kind", "subject", "subjectId", "title", "adminId", "adminName", "before", "after", "at")
     VALUES (gen_random_uuid(), 'create', 'stylist', $1, 'Nadee', $2, 'Ama', NULL, '{"name":"Nadee"}', $3)`,
    [id, RARE.id, salon.clock.now()],
  );
  await expectRead(actions({ areas: 'salon', person: RARE.id }), { appointment: A_PAGE });
});

/** A blocked hour of every stylist for each of so many days until and after the tests' week. */
const storeBlocks = (before: number, after: number) =>
  salon.db.query(
    `INSERT INTO booking.hours_exception ("id", "stylistId", "kind", "from", "to", "hours")
     SELECT gen_random_uuid(), "id", 'block', $1::date + n, $1::date + n, '{"start":"12:00","end":"13:00"}'
     FROM booking.stylist, generate_series($2::int, $3::int) n`,
    [DAY, -before, after],
  );

it('the hours of an old day are read without all blocked time since then for each stylist', async () => {
  await storeBlocks(900, 20);
  await salon.db.query('ANALYZE booking.hours_exception');
  const day = addDays(DAY, -300);
  const { stylists } = await salon.calendar.current(undefined, day, day);
  expect(new Set(stylists.map(({ exceptions }) => exceptions.map(({ from }) => from).join()))).toEqual(new Set([day]));
  await expectRead((db) => new SalonQueries(db, salon.clock).current(undefined, day, day), {
    hours_exception: stylists.length * (300 + 20 + 1),
  });
});

it('the week of a stylist is read without the visits of the others', async () => {
  const { stylists } = await salon.calendar.current();
  const id = stylists.find(({ name }) => name === 'Stylist 7')?.id;
  const week = (db: DataSource) => new DayQueries(db, salon.calendar, salon.clock).week(addDays(DAY, -14), id);
  const visits = (await week(salon.db)).days.flatMap((day) => day.visits);
  expect(visits.length).toBeGreaterThan(60);
  const plans = await plansOf(salon.db, week);
  expect(Math.max(...plans.map(({ steps }) => steps[0]?.['Actual Rows'] ?? 0))).toBe(visits.length);
});
