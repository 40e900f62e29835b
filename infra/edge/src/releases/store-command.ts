import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { MINUTE_MS } from '@salon/kernel';
import { config } from '../config.js';
import { isRemoteName } from '../remotes/manifest.rules.js';
import { readRemotesFile } from '../remotes/remotes-file.js';
import { runCommand } from '../run-command.js';
import { openStorage } from '../storage/open-storage.js';
import { type Author, disable, promote, promoteFor, rollback, type Site } from './change-current.js';
import { ReleaseStore } from './release-store.js';
import { readKeys } from './signature.js';
import { readMetrics, watchCandidate } from './watch-candidate.js';

/**
 * `npm run promote -- mfe-booking 1.4.0 [--percent 10 [--watch 30]]`, `npm run rollback -- mfe-booking`, `npm run
 * disable -- mfe-booking`, with the edge's variables (docs/operations.md).
 */
const USAGE = 'promote mfe-booking 1.4.0 [--percent 10 [--watch 30]], rollback mfe-booking, or disable mfe-booking.';
const OPTIONS = {
  percent: { type: 'string' },
  watch: { type: 'string' },
  metrics: { type: 'string', multiple: true },
} as const;
/** A day. */
const MOST_MINUTES = 1_440;
/** Milliseconds between two checks of the errors that browsers report. */
const POLL_INTERVAL_MS = 15_000;

async function siteOf(): Promise<Site> {
  const { RELEASES, RELEASE_KEYS_FILE, REMOTES_FILE, SHELL_URL } = config;
  if (!RELEASES) throw new Error('RELEASES is not set.');
  return {
    store: new ReleaseStore(await openStorage(config)),
    keys: readKeys(readFileSync(RELEASE_KEYS_FILE, 'utf8')),
    remotes: await readRemotesFile(REMOTES_FILE),
    shellUrl: SHELL_URL,
  };
}

function author(): string {
  try {
    return config.RELEASED_BY || userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`; // A user of a container has no name.
  }
}

interface Candidacy extends Author {
  remote: string;
  version: string;
  percent: string;
  /** Minutes. */
  watch: string | undefined;
  /** Addresses of the BFFs' `/metrics`. */
  metrics: readonly string[];
}

/** Makes a release a candidate; with `--watch` takes it back when browsers report more errors of it. */
async function promoteCandidate({ percent, watch, metrics, ...change }: Candidacy): Promise<string> {
  const { remote, version, by } = change;
  const minutes = watch === undefined ? 0 : wholeNumber(watch);
  if (watch !== undefined && !(minutes >= 1 && minutes <= MOST_MINUTES))
    throw new Error(`--watch is a whole number of minutes from 1 to ${MOST_MINUTES}.`);
  const site = await siteOf();
  if (watch !== undefined) await Promise.all(metrics.map(readMetrics));
  const current = await promoteFor(site, wholeNumber(percent), change);
  const done = `mfe-${remote} ${version} is a candidate for ${percent} % of the visitors, ${current} stays current.`;
  if (watch === undefined) return done;
  console.log(done);
  const time = { forMs: minutes * MINUTE_MS, pollIntervalMs: POLL_INTERVAL_MS, now: () => new Date() };
  return watchCandidate({ store: site.store, remote, version, current, metrics, by, ...time, report: console.error });
}

const wholeNumber = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : NaN);

async function run(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const [verb = '', name = '', version = ''] = positionals;
  const { percent, watch, metrics = [`${config.BFF_URL}/metrics`] } = values;
  const remote = name.replace(/^mfe-/, '');
  const isCandidacy = verb === 'promote' && percent !== undefined;
  if (!isRemoteName(remote) || (!isCandidacy && Object.keys(values).length > 0)) throw new Error(`Say ${USAGE}`);
  const change = { remote, by: author(), at: new Date().toISOString() };
  if (isCandidacy) return promoteCandidate({ ...change, version, percent, watch, metrics });
  if (verb === 'promote') {
    await promote(await siteOf(), { ...change, version });
    return `mfe-${remote} ${version} is current.`;
  }
  if (verb === 'rollback') return `mfe-${remote} ${await rollback(await siteOf(), change)} is current again.`;
  if (verb !== 'disable') throw new Error(`Say ${USAGE}`);
  await disable(await siteOf(), change);
  return `mfe-${remote} is disabled.`;
}

await runCommand(async () => console.log(await run(process.argv.slice(2))));
