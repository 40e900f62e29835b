import { chmodSync, chownSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clusterFolder, clusterUser } from './cluster.js';

const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a server that root starts runs as the user who owns its data, whichever users the system has', () => {
  const version = join(folder, 'PG_VERSION');
  writeFileSync(version, '18');
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(version, 12_345, 12_346);
  expect(clusterUser(folder)).toEqual(isRoot ? { uid: 12_345, gid: 12_346 } : undefined);
});

it.each([
  ['that others can write', (path: string) => chmodSync(path, 0o777)],
  [
    'that is a link',
    (path: string) => {
      rmSync(path, { recursive: true });
      symlinkSync(folder, path);
    },
  ],
])('a folder outside the checkout %s is refused', (_which, change) => {
  const start = (): string => clusterFolder(join(folder, 'postgres'), { uid: 12_345, gid: 12_345 });
  const outside = dirname(start());
  change(outside);
  expect(start).toThrow(`${outside} must be a folder that only you can write`);
  rmSync(outside, { recursive: true });
});
