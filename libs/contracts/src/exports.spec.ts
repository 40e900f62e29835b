import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

it('takes the requests and gives the responses of released apps, and changes them only in a planned version', () => {
  const command = join(process.cwd(), '../../infra/versions/check-exports.mjs');
  const { status, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
