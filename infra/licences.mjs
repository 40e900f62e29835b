// `npm run licences`: every production package must have an allowed licence according to the lock file. The option
// `--report` prints each package with its licence, and the number of packages per licence.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** LGPL: libvips, which sharp loads as a library of its own. CC-BY: the list of licence names. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'MPL-2.0'],
  ...['Unlicense', 'CC0-1.0', 'Python-2.0', 'LGPL-3.0-or-later', 'CC-BY-3.0'],
]);
/** The lock file names no licence; the package's own LICENSE is MIT. */
const KNOWN = { 'node_modules/passport-strategy': 'MIT', 'node_modules/pause': 'MIT' };

/** @param expression SPDX, without nesting */
const isAllowed = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));

/** `{path, name, version, licence, integrity}` of each package of production. */
export const productionPackages = ({ packages }) =>
  Object.entries(packages)
    .filter(([path, each]) => path.includes('node_modules/') && !each.link && !each.dev && !each.devOptional)
    .map(([path, { name = path.split('node_modules/').at(-1), version, license, integrity }]) => ({
      path,
      name,
      version,
      integrity,
      licence: license ?? KNOWN[path] ?? 'no licence',
    }));

/** Production packages with a forbidden or unknown licence. */
export const refusedLicences = (lock) =>
  productionPackages(lock)
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ path, licence }) => `${path}: ${licence}`);

/** A line for each package of production, then one for each licence with its number of packages. */
export function licenceReport(lock) {
  const licences = new Map();
  for (const { name, version, licence } of productionPackages(lock))
    licences.set(`${name}@${version}  ${licence}`, licence);
  const counts = new Map();
  for (const licence of licences.values()) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const most = [...counts].sort(([, one], [, other]) => other - one);
  return [...[...licences.keys()].sort(), '', ...most.map(([licence, count]) => `${count}  ${licence}`)];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  if (process.argv.includes('--report')) console.log(licenceReport(lock).join('\n'));
  const refused = refusedLicences(lock);
  for (const each of refused) console.error(each);
  if (refused.length > 0) process.exit(1);
}
