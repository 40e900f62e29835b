import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { outputOf } from './deploy/run.js';
import { inherited } from './environment.js';
import { addressTable } from './site/address-table.js';
import { freshProblem } from './site/environment.rules.js';
import { type Site, startSite } from './site/site.js';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const say = (line: string): void => console.error(`  ! ${line}`);
const startedAt = performance.now();
const seconds = (): string => ((performance.now() - startedAt) / 1_000).toFixed(1);

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type Signal = (typeof SIGNALS)[number];

/** Aborted by a signal that arrives before the site is ready. */
const interrupted = new AbortController();
let site: Site | undefined;

/** One Ctrl-C can arrive twice: from the terminal and from npm. */
const ECHO_MS = 1_000;

/** One Ctrl-C stops everything in order; a later one, or 30 s, kills it, and the next start cleans up. */
function stopOnSignal(): void {
  let stoppingSince: number | undefined;
  const end = (signal: Signal): void => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > ECHO_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    console.log('\nStopping: apps first, the database last.');
    setTimeout(() => process.exit(1), 30_000).unref();
    if (site) site.stop().then(() => process.exit(0), fail);
    else interrupted.abort(signal);
  };
  for (const signal of SIGNALS) process.on(signal, end);
}

/** The git revision that owners can see; '' without git. */
function commit(): string {
  try {
    return outputOf('git', ['-C', root, 'rev-parse', 'HEAD']);
  } catch {
    return ''; // Started from an archive.
  }
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// A closed pipe (`npm start | head`) must not crash the site.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

stopOnSignal();
try {
  const fresh = process.argv.includes('--fresh');
  const env = inherited();
  const problem = fresh ? freshProblem(env) : undefined;
  if (problem) throw new Error(problem);
  // The demonstration begins with two weeks of visits; tests begin with an empty day.
  const added = { SEED_VISITS: env.SEED_VISITS || 'true', COMMIT: env.COMMIT || commit() };
  const started = await startSite({ root, env: added, fresh, say, signal: interrupted.signal });
  site = started;
  const { url, plan } = started;
  const table = addressTable({ url, plan, pids: () => started.pids() });
  console.log(`\nAraliya is ready (${seconds()} s). Ctrl-C stops it.\n\n${table}\n`);
} catch (error) {
  // The shell's exit status of a command that a signal ended.
  if (error === interrupted.signal.reason) process.exit(128 + constants.signals[error as Signal]);
  fail(error);
}
