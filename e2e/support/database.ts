import { within } from '@salon/local/databases';
import pg from 'pg';
import { databaseUrl } from './addresses.js';

/** Locks a visit until the returned function is called: what is to change it waits. */
export async function lockVisit(id: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl('booking') });
  client.on('error', () => undefined); // The database may be killed meanwhile.
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM booking.appointment WHERE "id" = $1 FOR UPDATE', [id]);
  return () => client.end().catch(() => undefined);
}

export const statementsWaiting = async (): Promise<number> =>
  (
    await sql(
      'booking',
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND usename = 'booking' AND wait_event_type = 'Lock'",
    )
  ).length;

/** Makes the mails of admin actions due, which wait so that the action can be undone. Run in the schema of booking. */
export const SEND_DELAYED_MAILS = `
  SELECT FROM booking_jobs.reschedule_jobs(
    ARRAY(SELECT id FROM booking_jobs.jobs WHERE key LIKE 'mail %' AND run_at > now()), run_at := now())`;

/** Runs one statement in a service's schema, e.g. to change a setting of the salon. */
export const sql = <Row = unknown>(
  service: 'account' | 'booking' | 'catalog',
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> =>
  within(databaseUrl(service), async (client) => (await client.query(statement, values)).rows as Row[]);

/** Every row of every table in a service's schema, as text after the name of its table. */
export async function everyRow(service: 'account' | 'booking' | 'catalog'): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    service,
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = $1 AND table_type = 'BASE TABLE' ORDER BY 1`,
    [service],
  );
  const rows: string[] = [];
  for (const { name } of tables)
    for (const { row } of await sql<{ row: string }>(
      service,
      `SELECT row_to_json(each)::text AS row FROM ${service}."${name}" each`,
    ))
      rows.push(`${service}.${name} ${row}`);
  return rows;
}
