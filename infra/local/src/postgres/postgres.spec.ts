import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterFolder, folderElsewhere } from './cluster.js';
import { acceptsConnections, roleUrl, within } from './databases.js';
import { isAlive } from './postmaster.js';
import { sharePostgres } from './shared-postgres.js';
import { removePostgres, startPostgres } from './start-postgres.js';

let folder: string;

beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'launcher-'))));
afterAll(async () => {
  for (const each of ['data', 'shared/data']) await removePostgres(join(folder, each));
  rmSync(folder, { recursive: true, force: true });
});

const start = (): ReturnType<typeof startPostgres> => startPostgres({ dataDir: join(folder, 'data') });

describe('the embedded Postgres', () => {
  it('starts with the roles and schemas, none of which can read another', async () => {
    const { port } = await start();
    await within(roleUrl(port, 'booking'), async (client) => {
      await client.query(
        `CREATE TABLE booking.visit (
           during tstzrange, stylist int, EXCLUDE USING gist (stylist WITH =, during WITH &&))`,
      );
      await client.query('CREATE SCHEMA booking_jobs');
    });
    await expect(
      within(roleUrl(port, 'catalog'), (client) => client.query('SELECT * FROM booking.visit')),
    ).rejects.toThrow(/permission denied/);
  });

  it('reuses the server that still runs', async () => {
    const first = await start();
    const second = await start();
    expect(second.pid).toBe(first.pid);
  });

  it('keeps its data through a kill and a restart', async () => {
    const first = await start();
    await within(roleUrl(first.port, 'booking'), (client) =>
      client.query('INSERT INTO booking.visit (stylist) VALUES (1)'),
    );
    process.kill(first.pid, 'SIGKILL');
    while (isAlive(first.pid)) await sleep(10);
    const { port, pid } = await start();
    expect(pid).not.toBe(first.pid);
    const { rowCount } = await within(roleUrl(port, 'booking'), (client) =>
      client.query('SELECT 1 FROM booking.visit'),
    );
    expect(rowCount).toBe(1);
  });

  it('stops, and starts despite a pid file of another program', async () => {
    const running = await start();
    await running.stop();
    expect(await acceptsConnections(running.port)).toBe(false);
    writeFileSync(join(clusterFolder(join(folder, 'data')), 'postmaster.pid'), `${process.pid}\n\n\n1\n`);
    const again = await start();
    expect(await acceptsConnections(again.port)).toBe(true);
    await again.stop();
  });

  it('is shared by several processes and stopped by the last', async () => {
    const first = await sharePostgres(join(folder, 'shared'));
    writeFileSync(join(folder, 'shared', 'users', '1'), '');
    first.release();
    const port = Number(new URL(first.url).port);
    expect(await acceptsConnections(port)).toBe(true);
    rmSync(join(folder, 'shared', 'users', '1'));
    writeFileSync(join(folder, 'shared', 'lock'), '4194305'); // Above every pid: of a dead process.
    (await sharePostgres(join(folder, 'shared'))).release();
    expect(await acceptsConnections(port)).toBe(false);
    expect(existsSync(folderElsewhere(join(folder, 'shared'), '/dev/shm'))).toBe(false);
    expect(readdirSync(join(folder, 'shared')).filter((name) => name.startsWith('lock'))).toEqual([]);
  });
});
