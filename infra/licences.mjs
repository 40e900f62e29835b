// `npm run licences`: every package of production must have a licence that may be used, by what the lock file says of
// it.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** LGPL: libvips, which sharp loads as a library of its own. CC-BY: the list of licence names. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'MPL-2.0'],
  ...['Unlicense', 'CC0-1.0', 'Python-2.0', 'LGPL-3.0-or-later', 'CC-BY-3.0'],
]);
/** The lock file is silent; their own LICENSE is MIT. */
const KNOWN = { 'node_modules/passport-strategy': 'MIT', 'node_modules/pause': 'MIT' };

/** @param expression SPDX, without nesting */
const isAllowed = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));

/** Packages of production whose licence may not be used, or is not said, each with it. */
export const refusedLicences = ({ packages }) =>
  Object.entries(packages)
    .filter(([path, each]) => path.includes('node_modules/') && !each.link && !each.dev && !each.devOptional)
    .map(([path, { license }]) => [path, license ?? KNOWN[path] ?? 'no licence'])
    .filter(([, licence]) => !isAllowed(licence))
    .map(([path, licence]) => `${path}: ${licence}`);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const refused = refusedLicences(JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')));
  for (const each of refused) console.error(each);
  if (refused.length > 0) process.exit(1);
}
