import pg from 'pg';
import { databaseUrl } from './addresses.js';

/** Runs one statement in a service's schema, e.g. to change a setting of the salon. */
export async function sql<Row = unknown>(
  service: 'booking' | 'catalog',
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl(service) });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
}
