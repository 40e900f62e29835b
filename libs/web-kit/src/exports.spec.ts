import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

it('exports what released remotes use, and what is new only in a planned version', () => {
  const command = join(process.cwd(), '../../infra/versions/check-exports.mjs');
  const { status, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
