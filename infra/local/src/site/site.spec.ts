import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removePostgres } from '../postgres/start-postgres.js';
import { startSite } from './site.js';

const root = mkdtempSync(join(tmpdir(), 'site-'));
const dataDir = join(root, 'data');
afterAll(async () => {
  await removePostgres(join(dataDir, 'postgres'));
  rmSync(root, { recursive: true });
});

it('a start with empty data that a busy port refuses has deleted nothing', async () => {
  const picture = join(dataDir, 'media/face.webp');
  mkdirSync(join(dataDir, 'media'), { recursive: true });
  writeFileSync(picture, 'face');
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const env = { PG_PORT: String((other.address() as AddressInfo).port) };
  await expect(startSite({ root, dataDir, fresh: true, env })).rejects.toThrow('Somebody else uses port');
  expect(existsSync(picture)).toBe(true);
  other.close();
});
