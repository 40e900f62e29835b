import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const ROLES = ['booking', 'account', 'catalog'];
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': 0,
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
};
const WRITTEN_WITHIN_MS = 500;
const PLAN = / LOG: +duration: ([\d.]+) ms +plan:$/;

/**
 * Lets the database log how it answers each statement of the services (PostgreSQL, "auto_explain"); their connections
 * are made anew.
 */
export async function explainAll(db) {
  for (const role of ROLES)
    for (const [name, value] of Object.entries(SETTINGS)) await db.query(`ALTER ROLE ${role} SET ${name} = '${value}'`);
  await db.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ANY($1)', [ROLES]);
}

/** The plans in a part of the database's log, each {ms, text, plan}. */
function plansIn(log) {
  const plans = [];
  for (const line of log.split('\n')) {
    const [, ms] = PLAN.exec(line) ?? [];
    if (ms) plans.push({ ms: Number(ms), lines: [] });
    else if (line.startsWith('\t')) plans.at(-1)?.lines.push(line.slice(1));
  }
  return plans.map(({ ms, lines }) => {
    const first = lines.findIndex((line) => line.includes('(cost='));
    return { ms, text: lines.slice(0, first).join('\n'), plan: lines.slice(first) };
  });
}

/**
 * How the database answers the longest statement with `text` that `work` leads to: {ms, plan}, lines of EXPLAIN
 * (ANALYZE, BUFFERS).
 */
export async function explained(logFile, text, work) {
  const from = statSync(logFile).size;
  await work();
  await sleep(WRITTEN_WITHIN_MS);
  const found = plansIn(readFileSync(logFile).subarray(from).toString()).filter((each) => each.text.includes(text));
  if (found.length === 0) throw new Error(`no statement with ${text} was logged`);
  return found.reduce((longest, each) => (each.ms > longest.ms ? each : longest));
}
