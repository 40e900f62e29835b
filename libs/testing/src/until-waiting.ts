import { setTimeout as wait } from 'node:timers/promises';

interface Database {
  query<Result>(statement: string): Promise<Result>;
}

/** Until so many calls wait for a lock of this database. */
export async function untilWaiting(db: Database, calls: number): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const [{ count }] = await db.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (count >= calls) return;
    await wait(5);
  }
  throw new Error('the calls do not wait for the lock');
}
