import pg from 'pg';
import { roleUrl } from '@salon/local/databases';
import { TidyAvatarsJob } from '../../services/account/dist/avatars/tidy-avatars.job.js';
import { SweepJob } from '../../services/account/dist/retention/sweep.job.js';
import { ClearDeskChangesJob } from '../../services/booking/dist/live/clear-desk-changes.job.js';
import { ClearNoticesJob } from '../../services/booking/dist/retention/clear-notices.job.js';
import { ForgetMessagesJob } from '../../services/catalog/dist/contact/forget-messages.job.js';
import { PORT_BASE } from './site.mjs';

/** What is cleared away besides the notices, sessions and activity that a large salon has anyway. */
const OVERDUE = [
  // Ids grow with time; the salon was filled with its newest visits first.
  `UPDATE booking.payment_notice SET "id" = DEFAULT WHERE "receivedAt" > now() - interval '60 days'`,
  `INSERT INTO account."user" ("id", "email", "name", "role", "phone", "createdAt")
   SELECT gen_random_uuid(), 'waiting-' || n || '@example.test', 'Nimali Perera', 'user', NULL, now()
   FROM generate_series(1, 10000) n`,
  `INSERT INTO account.avatar ("url", "userId", "createdAt")
   SELECT 'picture ' || n, md5('customer ' || n)::uuid, now() FROM generate_series(1, 50000) n`,
  `INSERT INTO booking.desk_change ("txid", "subject", "day", "at")
   SELECT (1000000 * n::bigint)::text::xid8, 'visit', current_date, now() - interval '2 days'
   FROM generate_series(1, 100000) n`,
  `INSERT INTO booking.payment_notice
     ("receivedAt", "source", "verdict", "merchantId", "orderId", "paymentId", "statusCode", "amount", "currency")
   SELECT now(), 'notice', 'forged', 'm', 'o', 'p' || n, 2, '1.00', 'LKR' FROM generate_series(1, 20000) n`,
  `INSERT INTO catalog.contact_message ("id", "name", "email", "message", "at", "answeredAt")
   SELECT gen_random_uuid(), 'Nimali Perera', 'nimali@example.test', repeat('May I come on Sunday? ', 5), now(), now()
   FROM generate_series(1, 10000)`,
];

/** Two years later, so that a third of the notices are older than seven years. */
const LATER_MS = 2 * 365 * 86_400_000;

/** The database as a job sees it, which notes how long each statement takes. */
class Timed {
  statements = [];

  constructor(client) {
    this.client = client;
  }

  async query(sql, parameters) {
    const began = performance.now();
    const { command, rows, rowCount } = await this.client.query(sql, parameters);
    const [, table] = /FROM (\S+)/.exec(sql) ?? [];
    this.statements.push({ ms: performance.now() - began, table, deleted: command === 'DELETE' ? rowCount : 0 });
    return command === 'DELETE' ? [rows, rowCount] : rows;
  }
}

const NO_FILES = { tidy: async () => undefined };

/** The jobs that clear away, by the role that runs them. */
const JOBS = [
  ['account', 'sessions, activity and unverified accounts', (db, clock) => new SweepJob(db, clock)],
  ['account', 'pictures that nobody uses', (db, clock) => new TidyAvatarsJob(db, NO_FILES, clock)],
  ['booking', 'notices of payments', (db, clock) => new ClearNoticesJob(db, clock)],
  ['booking', 'changes of the desk', (db) => new ClearDeskChangesJob(db)],
  ['catalog', 'answered messages', (db, clock) => new ForgetMessagesJob(db, clock)],
];

async function sweep([role, name, jobOf]) {
  const client = new pg.Client({ connectionString: roleUrl(PORT_BASE + 32, role) });
  await client.connect();
  try {
    const db = new Timed(client);
    const began = performance.now();
    await jobOf(db, { now: () => new Date(Date.now() + LATER_MS) }).run();
    const seconds = (performance.now() - began) / 1_000;
    const longest = db.statements.reduce((most, each) => (each.ms > most.ms ? each : most));
    const deleted = db.statements.reduce((sum, each) => sum + each.deleted, 0);
    return { ...longest, name, seconds, deleted, statements: db.statements.length };
  } finally {
    await client.end();
  }
}

/**
 * Runs every job of retention two years later, on as much as there is: {name, deleted, statements, seconds, and `ms`
 * and `table` of the longest statement}.
 */
export async function sweepAll(db) {
  await db.query('SET session_replication_role = replica');
  for (const sql of OVERDUE) await db.query(sql);
  await db.query('SET session_replication_role = origin');
  await db.query('VACUUM ANALYZE');
  const swept = [];
  for (const job of JOBS) swept.push(await sweep(job));
  return swept;
}
