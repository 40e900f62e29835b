import { fileURLToPath } from 'node:url';
import { outputOf } from './deploy/run.js';
import { addressTable } from './site/address-table.js';
import { startSite } from './site/site.js';

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');
const say = (line: string): void => console.error(`  ! ${line}`);
const startedAt = performance.now();
const seconds = (): string => ((performance.now() - startedAt) / 1_000).toFixed(1);

/** One Ctrl-C stops everything in order; a second one, or 30 s, stops it at once, and the next start cleans up. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    console.log('\nStopping: apps first, the database last.');
    setTimeout(() => process.exit(1), 30_000).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

/** The git revision, which the processes show to an owner; '' without git. */
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

// The demonstration begins with a fortnight of visits; tests begin with an empty day.
process.env.SEED_VISITS ??= 'true';
process.env.COMMIT ??= commit();

let stop = async (): Promise<void> => process.exit(1);
stopOnSignal(() => stop());
try {
  const site = await startSite({ root, fresh: process.argv.includes('--fresh'), say });
  stop = () => site.stop();
  console.log(
    `\nAraliya is ready (${seconds()} s). Ctrl-C stops it.\n\n${addressTable({ url: site.url, plan: site.plan, pids: () => site.pids() })}\n`,
  );
} catch (error) {
  fail(error);
}
