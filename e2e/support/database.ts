import pg from 'pg';
import { databaseUrl } from './addresses.js';

/** One statement in a service's own schema: how a journey changes a setting of the salon. */
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
