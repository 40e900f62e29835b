// The second step of `npm run version`: writes exports.txt of each library with a new version.
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson, textAt } from './declarations.mjs';
import { RECORDED, reportOf } from './exports.mjs';

for (const name of RECORDED) {
  const library = fileURLToPath(new URL(`../../libs/${basename(name)}`, import.meta.url));
  const file = join(library, 'exports.txt');
  const { version } = readJson(join(library, 'package.json'));
  if (!textAt(file).startsWith(`// ${name} ${version}\n`)) writeFileSync(file, reportOf(library));
}
