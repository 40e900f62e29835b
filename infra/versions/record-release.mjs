// The first step of `npm run record-release`: records the checked-out revision as the previous release.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The apps and processes that are released, and the libraries that apps of different releases share. */
const PACKAGES = [
  'shell',
  'mfe-catalog',
  'mfe-account',
  'mfe-booking',
  'bff',
  'services/catalog',
  'services/account',
  'services/booking',
  'infra/edge',
  'libs/contracts',
  'libs/ui',
  'libs/web-kit',
];

const versions = PACKAGES.map((folder) => {
  const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return [name, version];
});
const release = {
  commit: git('rev-parse', 'HEAD'),
  date: git('log', '-1', '--format=%cs'),
  versions: Object.fromEntries(versions),
};
writeFileSync(join(root, 'infra/versions/previous-release.json'), `${JSON.stringify(release, null, 2)}\n`);
