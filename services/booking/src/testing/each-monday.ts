import { deleteJobs } from '@salon/testing';
import type { DataSource } from 'typeorm';
import { MONDAY_MORNING, openSalon, type Salon } from './salon.js';

/** Visits, carts and notices, with all rows that refer to them. */
const TABLES = `
  WITH RECURSIVE emptied AS (
    SELECT unnest(ARRAY['booking.appointment', 'booking.cart', 'booking.payment_notice'])::regclass::oid AS "table"
    UNION SELECT conrelid FROM pg_constraint JOIN emptied ON confrelid = "table" WHERE contype = 'f')
  SELECT string_agg(format('DELETE FROM %s', "table"::regclass), ';') AS "statements" FROM emptied`;

/**
 * Deletes all visits, carts and notices. Not by TRUNCATE, which creates new files for each table and index: fifty times
 * as slow for a few rows.
 */
export async function emptyVisits(db: DataSource): Promise<void> {
  const [{ statements }] = await db.query<[{ statements: string }]>(TABLES);
  await db.query(`BEGIN; SET LOCAL session_replication_role = replica; ${statements}; COMMIT`);
}

/**
 * The salon of a file's tests: each test begins on Monday morning without visits, carts, notices and jobs, and ends
 * with a check of every invariant.
 */
export function eachMonday(...opening: Parameters<typeof openSalon>): Salon {
  const salon = {} as Salon;
  beforeAll(async () => {
    Object.assign(salon, await openSalon(...opening));
  });
  afterAll(() => salon.close());
  beforeEach(async () => {
    await emptyVisits(salon.db);
    await deleteJobs(salon.db, 'booking_jobs');
    salon.clock.set(MONDAY_MORNING);
  });
  afterEach(async () => expect(await salon.broken()).toEqual([]));
  return salon;
}

/** Removes leave, closures and later plans; returns the ids of the stylists. */
export async function resetHours({ db, calendar }: Salon): Promise<string[]> {
  await db.query(
    `DELETE FROM booking.hours_exception; DELETE FROM booking.closure;
     DELETE FROM booking.week_plan WHERE "validFrom" > '1970-01-01'; DELETE FROM booking.salon_change`,
  );
  calendar.invalidate();
  return (await calendar.stylists()).map(({ _id }) => _id);
}
