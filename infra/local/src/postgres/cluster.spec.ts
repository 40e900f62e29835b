import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterUser } from './cluster.js';

const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a server that root starts runs as the user who owns its data, whichever users the system has', () => {
  const version = join(folder, 'PG_VERSION');
  writeFileSync(version, '18');
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(version, 12_345, 12_346);
  expect(clusterUser(folder)).toEqual(isRoot ? { uid: 12_345, gid: 12_346 } : undefined);
});
