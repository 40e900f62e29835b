import { readdirSync } from 'node:fs';
import { ROLES } from '@salon/local/databases';
import { query } from './database.mjs';
import { proportionalBytes } from './processes.mjs';
import { PORT_BASE } from './site.mjs';

/** Our own processes, with the offset of the port of their metrics. */
export const METRICS = { edge: 1, bff: 10, catalog: 21, account: 22, booking: 23 };
/** The figure of an idle process is this sampling interval (infra/watch/alerts.yml). */
const SAMPLED_EVERY_MS = 100;
const EVENT_LOOP_P99 = /^nodejs_eventloop_lag_p99_seconds(?:\{.*\})? (\S+)$/m;

/** The 99th percentile of the delays of a process's event loop since it was read last, in milliseconds. */
async function eventLoopP99(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(EVENT_LOOP_P99.exec(text)[1]) * 1_000 - SAMPLED_EVERY_MS;
}

/** What each of our processes holds now: `{edge: {megabytes, files, delayMs}, …}`, and the connections to Postgres. */
export async function sampleOf(site) {
  const pids = site.pids();
  const processes = {};
  for (const [name, offset] of Object.entries(METRICS))
    processes[name] = {
      megabytes: proportionalBytes(pids[name]) / 1e6,
      files: readdirSync(`/proc/${pids[name]}/fd`).length,
      delayMs: await eventLoopP99(PORT_BASE + offset),
    };
  const [{ connections }] = await query(
    'SELECT count(*)::int AS connections FROM pg_stat_activity WHERE usename = ANY ($1)',
    [ROLES],
  );
  return { processes, connections };
}

/** By how much values grow from the first to the last, by the line of least squares through them. */
export function growthOf(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const sum = (of) => values.reduce((total, value, at) => total + of(at - middle, value - mean), 0);
  return (sum((at, value) => at * value) / sum((at) => at * at)) * (values.length - 1);
}
