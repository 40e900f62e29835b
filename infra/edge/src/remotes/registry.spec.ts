import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { staticServer } from '../files/static-server.js';
import { closeAll, listen } from '../testing/servers.js';
import { RemoteRegistry, type RemoteSource } from './registry.js';

let folder: string;
let problems: string[];
let registry: RemoteRegistry;

function publish(name: string, paths?: unknown): void {
  const metaData = { globalName: `mfe_${name}`, remoteEntry: { name: 'remoteEntry.js', path: '' }, paths };
  writeFileSync(join(folder, name, 'mf-manifest.json'), JSON.stringify({ exposes: [{ path: './routes' }], metaData }));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'));
  problems = [];
  const remotes: Record<string, { url: string }> = {};
  for (const name of ['catalog', 'booking']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'remoteEntry.js'), 'var remote = {};');
    publish(name);
    remotes[name] = { url: await listen(staticServer(join(folder, name))) };
  }
  writeFileSync(join(folder, 'remotes.json'), JSON.stringify(remotes));
  registry = new RemoteRegistry(join(folder, 'remotes.json'), (problem) => problems.push(problem));
});
afterEach(async () => {
  await closeAll();
  rmSync(folder, { recursive: true, force: true });
});

it('holds the paths of each manifest that names any, and keeps them while a newer manifest names a path of ours', async () => {
  publish('catalog', ['/services', '/gifts/*']);
  const { catalog, booking } = await registry.fresh();
  expect([catalog?.paths, booking && 'paths' in booking]).toEqual([['/services', '/gifts/*'], false]);
  publish('catalog', ['/services', '/api/cart']);
  expect((await registry.fresh()).catalog?.paths).toEqual(['/services', '/gifts/*']);
  expect(problems).toEqual(['catalog: it may not have the path "/api/cart"']);
});

it('reports once that two remotes have one path, and again when it comes back', async () => {
  const overlap = 'booking: its path /gifts overlaps with /gifts/* of catalog';
  publish('catalog', ['/gifts/*']);
  publish('booking', ['/cart', '/gifts']);
  await registry.fresh();
  await registry.fresh();
  expect(problems).toEqual([overlap]);
  publish('booking', ['/cart']);
  await registry.fresh();
  publish('booking', ['/cart', '/gifts']);
  await registry.fresh();
  expect(problems).toEqual([overlap, overlap]);
});

it('reports once that the remotes file cannot be read, and again when it is unreadable another time', async () => {
  const file = join(folder, 'remotes.json');
  const text = readFileSync(file, 'utf8');
  for (const each of ['{', '{', text, '{']) {
    writeFileSync(file, each);
    await Promise.all([registry.fresh(), registry.fresh()]);
  }
  expect(problems).toEqual(Array(2).fill(expect.stringMatching(/remotes\.json: .+; the remotes stay as they were$/)));
  expect(Object.keys(await registry.fresh())).toEqual(['catalog', 'booking']);
});

it('polls a remote at each interval while another one is slow, for which no page waits twice', async () => {
  let polls = 0;
  const sourceOf = (name: string, base: string): RemoteSource => ({
    name,
    base,
    deployment: undefined,
    problem: undefined,
    refresh: () => (name === 'catalog' ? new Promise(() => undefined) : Promise.resolve(void polls++)),
  });
  registry = new RemoteRegistry(join(folder, 'remotes.json'), () => undefined, { pollIntervalMs: 20, sourceOf });
  await registry.current();
  const startedAt = performance.now();
  for (let page = 0; page < 3; page++) {
    await sleep(30);
    await registry.current();
  }
  expect([polls, performance.now() - startedAt < 300]).toEqual([4, true]);
});
