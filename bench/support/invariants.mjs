import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { query } from './database.mjs';
import { until } from './until.mjs';

const INVARIANTS = fileURLToPath(new URL('../../services/booking/src/testing/invariants.sql', import.meta.url));

/** Checks and prints every invariant; returns the violations as sentences. */
export async function brokenInvariants(moment) {
  const rows = await query(readFileSync(INVARIANTS, 'utf8'), [new Date()]);
  const broken = rows.filter((row) => row.broken > 0).map((row) => `${moment}: ${row.invariant}: ${row.broken}`);
  process.stdout.write(`${moment}: ${rows.length} invariants asked, ${broken.length} broken\n`);
  return broken;
}

/** The mails that a killed process had in hand are taken up four minutes later. */
const MAIL_TIMEOUT_MS = 330_000;

/** Waits until every mail is sent; returns a sentence when one is not. */
export async function unsentMails() {
  let unsent;
  const areSent = async () => {
    [{ unsent }] = await query('SELECT count(*)::int AS unsent FROM booking.message WHERE "sentAt" IS NULL');
    return unsent === 0;
  };
  return (await until(areSent, { timeoutMs: MAIL_TIMEOUT_MS, pauseMs: 500 }))
    ? []
    : [`${unsent} mails are still waiting after ${MAIL_TIMEOUT_MS / 1_000} s`];
}

/** Mails that are marked as sent and that no mail server took. @param taken the Message-IDs that one did take (I6) */
export async function neverTaken(taken) {
  const sent = await query('SELECT "id" FROM booking.message WHERE "sentAt" IS NOT NULL');
  const lost = sent.filter(({ id }) => !taken.has(id));
  process.stdout.write(`${sent.length} mails are marked as sent, ${lost.length} of them never arrived\n`);
  if (sent.length === 0) return ['no mail was sent'];
  return lost.length > 0 ? [`${lost.length} mails are marked as sent and never arrived: ${lost[0].id} …`] : [];
}

export const deadlocks = async () =>
  (await query("SELECT deadlocks::int FROM pg_stat_database WHERE datname = 'salon'"))[0].deadlocks;

/** The appointments that are missing from the database (I4). */
export async function lostOf(ids) {
  const rows = await query(
    `SELECT wanted FROM unnest($1::uuid[]) AS wanted
     WHERE NOT EXISTS (SELECT FROM booking.appointment WHERE "id" = wanted)`,
    [ids],
  );
  return rows.map(({ wanted }) => wanted);
}
