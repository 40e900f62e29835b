// The first step of `npm run record-release`: records the checked-out revision as the previous release.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
writeFileSync(join(root, 'infra/versions/previous-release.json'), `${JSON.stringify({ commit }, null, 2)}\n`);
