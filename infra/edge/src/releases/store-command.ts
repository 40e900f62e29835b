import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { config } from '../config.js';
import { readRemotesFile } from '../remotes/remotes-file.js';
import { disable, promote, promoteFor, rollback, type Site } from './change-current.js';
import { ReleaseStore } from './release-store.js';
import { isRemoteName } from './release.rules.js';
import { readKeys } from './signature.js';

/** `npm run promote -- mfe-booking 1.4.0 [--percent 10]`, `npm run rollback -- mfe-booking`, `npm run disable -- mfe-booking`, with the edge's variables (docs/operations.md). */
const USAGE = 'promote mfe-booking 1.4.0 [--percent 10], rollback mfe-booking, or disable mfe-booking.';

async function siteOf(): Promise<Site> {
  const { RELEASES_DIR, RELEASE_KEYS_FILE, REMOTES_FILE, SHELL_URL } = config;
  if (!RELEASES_DIR) throw new Error('RELEASES_DIR is not set.');
  return {
    store: new ReleaseStore(RELEASES_DIR),
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

async function run(args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { percent: { type: 'string' } } });
  const [verb = '', name = '', version = ''] = positionals;
  const remote = name.replace(/^mfe-/, '');
  if (!isRemoteName(remote)) throw new Error(`Say ${USAGE}`);
  const change = { remote, by: author(), at: new Date().toISOString() };
  if (verb === 'promote' && values.percent !== undefined) {
    const percent = /^\d{1,3}$/.test(values.percent) ? Number(values.percent) : NaN;
    const stays = await promoteFor(await siteOf(), percent, { ...change, version });
    return `mfe-${remote} ${version} is a candidate for ${percent} % of the visitors, ${stays} stays current.`;
  }
  if (values.percent !== undefined) throw new Error(`Say ${USAGE}`);
  if (verb === 'promote') {
    await promote(await siteOf(), { ...change, version });
    return `mfe-${remote} ${version} is current.`;
  }
  if (verb === 'rollback') return `mfe-${remote} ${await rollback(await siteOf(), change)} is current again.`;
  if (verb !== 'disable') throw new Error(`Say ${USAGE}`);
  await disable(await siteOf(), change);
  return `mfe-${remote} is disabled.`;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
