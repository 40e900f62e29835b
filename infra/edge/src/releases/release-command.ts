import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../run-command.js';
import { openStorage } from '../storage/open-storage.js';
import { config } from './config.js';
import { makeRelease } from './make-release.js';
import { ReleaseStore, releaseFile } from './release-store.js';
import { signedRelease } from './signature.js';

/**
 * `npm run release -w mfe-booking`: writes `dist/release.<version>.json` of the app in this folder, and adds it to
 * RELEASES when that is set.
 */
await runCommand(async () => {
  const { RELEASE_KEY, RELEASE_KEY_FILE } = config;
  if (!RELEASE_KEY && !RELEASE_KEY_FILE)
    throw new Error('RELEASE_KEY_FILE names no key of the team: npm run release:key makes one.');
  const release = makeRelease(process.cwd());
  const text = signedRelease(release, RELEASE_KEY || readFileSync(RELEASE_KEY_FILE, 'utf8'));
  const file = join('dist', releaseFile(release.version));
  if (config.RELEASES) await new ReleaseStore(await openStorage(config)).add(release.remote, release.version, text);
  writeFileSync(file, text); // Last: a release that the store refuses is not published with dist.
  console.log(`mfe-${release.remote} ${release.version}: ${Object.keys(release.files).length} files, ${file}`);
});
