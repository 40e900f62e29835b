import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './lint.js';

const COMMANDS = ['bench.mjs', 'chaos.mjs'];
const runs = ['bench', 'bench/chaos'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.mjs') && !COMMANDS.includes(file))
    .map((file) => join(root, folder, file)),
);

/** Types are not checked there, and most runs are long: an import that leads nowhere would be found months later. */
it('every measurement and every fault run can be loaded', async () => {
  expect(runs.length).toBeGreaterThan(20);
  const imports = runs.map((file) => `await import(${JSON.stringify(file)});`).join('\n');
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', imports]);
});
