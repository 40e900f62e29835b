import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staticServer } from '../files/static-server.js';
import { RemoteRegistry } from '../remotes/registry.js';
import { FolderStorage } from '../storage/folder-storage.js';
import { openStorage } from '../storage/open-storage.js';
import { buildCatalog, hashOf, newPair, PACKAGES } from '../testing/built-app.js';
import { S3Server } from '../testing/s3-server.js';
import { closeAll, listen } from '../testing/servers.js';
import { disable, promote, rollback, type Site } from './change-current.js';
import type { Step } from './history.rules.js';
import { makeRelease } from './make-release.js';
import { ReleaseStore } from './release-store.js';
import { fromReleases } from './released-source.js';
import { readKeys, signedRelease } from './signature.js';

/** An edge and the commands with a store that is not on their machine. */
const TEAM = newPair();
const author = { by: 'nimali', at: '2026-11-24T10:00:00.000Z' };
const ours = { remote: 'catalog', ...author };

let folder: string;
let site: Site;
let registry: RemoteRegistry;
let problems: string[];
let log: string[];
let s3: S3Server;
/** The store as the people on duty change it. */
let published: ReleaseStore;

const step = (action: Step['action'], version: string): Promise<void> =>
  published.change('catalog', () => ({ action, version, ...author }));
async function releaseAndPromote(version: string): Promise<void> {
  const app = join(folder, 'mfe-catalog');
  buildCatalog(app, version);
  await published.add('catalog', version, signedRelease(makeRelease(app), TEAM.pem));
  await step('promote', version);
}
const shown = async (): Promise<string | undefined> => (await registry.fresh(15_000)).catalog?.entry;
const entryOf = (version: string): string => `/mfe/catalog/remoteEntry.${hashOf(version)}.js`;

const storeAt = async (RELEASES: string, endpoint = ''): Promise<ReleaseStore> =>
  new ReleaseStore(await openStorage({ RELEASES, AWS_REGION: 'eu-west-1', AWS_ENDPOINT_URL_S3: endpoint }));

interface Place {
  /** What the edge reads. */
  store: ReleaseStore;
  /** Answers every request with 503 from now on, and as before. */
  fail: () => void;
  recover: () => void;
}

async function behindHttp(): Promise<Place> {
  let isDown = false;
  const app = staticServer(join(folder, 'store'));
  app.addHook('onRequest', async (_request, reply) => {
    if (isDown) await reply.code(503).send();
  });
  app.addHook('onResponse', async ({ method, url }, { statusCode }) => void log.push(`${method} ${url} ${statusCode}`));
  published = new ReleaseStore(new FolderStorage(join(folder, 'store')));
  return { store: await storeAt(await listen(app)), fail: () => (isDown = true), recover: () => (isDown = false) };
}

async function inBucket(): Promise<Place> {
  s3 = new S3Server();
  log = s3.log;
  const endpoint = await listen(s3.server);
  published = await storeAt('s3://releases', endpoint);
  const store = await storeAt('s3://releases', endpoint);
  return { store, fail: () => (s3.isDown = true), recover: () => (s3.isDown = false) };
}

beforeEach(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'key-of-spec', AWS_SECRET_ACCESS_KEY: 'secret-of-spec' });
  folder = mkdtempSync(join(tmpdir(), 'distant-stores-'));
  problems = [];
  log = [];
  for (const name of ['store', 'mfe-catalog/dist']) mkdirSync(join(folder, name), { recursive: true });
  const url = await listen(staticServer(join(folder, 'mfe-catalog/dist')));
  writeFileSync(join(folder, 'remotes.json'), JSON.stringify({ catalog: { url } }));
  const shell = createServer((_request, response) => void response.end(JSON.stringify({ packages: PACKAGES })));
  const keys = readKeys(JSON.stringify({ catalog: [TEAM.listed] }));
  site = { store: published, keys, remotes: { catalog: url }, shellUrl: await listen(shell) };
});
afterEach(async () => {
  await closeAll();
  rmSync(folder, { recursive: true });
});

describe.each([
  ['behind HTTP', behindHttp],
  ['in a bucket', inBucket],
])('an edge with a store %s', (_name, start) => {
  let place: Place;
  beforeEach(async () => {
    place = await start();
    const releases = { store: place.store, keys: site.keys, tryOut: () => Promise.resolve() };
    registry = new RemoteRegistry(join(folder, 'remotes.json'), (each) => problems.push(each), fromReleases(releases));
  });

  it('shows what is promoted and rolled back', async () => {
    expect([await shown(), problems]).toEqual([undefined, ['catalog: no release has been promoted']]);
    await releaseAndPromote('1.0.0');
    expect(await shown()).toBe(entryOf('1.0.0'));
    await releaseAndPromote('1.1.0');
    expect(await shown()).toBe(entryOf('1.1.0'));
    await step('rollback', '1.0.0');
    expect(await shown()).toBe(entryOf('1.0.0'));
  });

  it('is sent nothing while nothing changes', async () => {
    await releaseAndPromote('1.0.0');
    await shown();
    log.length = 0;
    await shown();
    await shown();
    expect(log).toEqual(Array(2).fill(expect.stringMatching(/^GET \/?catalog\/current\.json 304$/)));
  });

  it('keeps what it shows while the store cannot be reached, says so, and takes what came meanwhile', async () => {
    await releaseAndPromote('1.0.0');
    await shown();
    place.fail();
    expect([await shown(), await shown(), problems]).toEqual([
      entryOf('1.0.0'),
      entryOf('1.0.0'),
      [expect.stringMatching(/^catalog: (http|s3):.*\/catalog\/current\.json cannot be read: /)],
    ]);
    place.recover();
    await releaseAndPromote('1.1.0');
    expect(await shown()).toBe(entryOf('1.1.0'));
  });
});

it('a store that does not answer delays no page but the first', async () => {
  const store = await storeAt(await listen(createServer(() => undefined)));
  const releases = { store, keys: site.keys, tryOut: () => Promise.resolve() };
  registry = new RemoteRegistry(join(folder, 'remotes.json'), () => undefined, fromReleases(releases));
  const delays: number[] = [];
  for (let page = 0; page < 5; page += 1) {
    const startedAt = performance.now();
    await registry.current();
    delays.push(performance.now() - startedAt);
  }
  expect(delays[0]).toBeGreaterThan(290);
  for (const later of delays.slice(1)) expect(later).toBeLessThan(100);
});

it('of two commands at once one is done, and the other is told', async () => {
  site.store = (await inBucket()).store;
  await releaseAndPromote('1.0.0');
  await releaseAndPromote('1.1.0');
  const other = { ...site, store: published };
  let waiting: (() => void)[] = [];
  s3.beforeWrite = async (key) => {
    if (key !== 'catalog/current.json') return undefined;
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 2) for (const go of waiting) go(); // Both have read the same history.
    });
    return undefined;
  };
  const commands: Record<string, [one: () => Promise<unknown>, two: () => Promise<unknown>]> = {
    promote: [
      () => promote(site, { ...ours, version: '1.0.0' }),
      () => promote(other, { ...ours, version: '1.0.0', by: 'kamal' }),
    ],
    rollback: [() => rollback(site, ours), () => promote(other, { ...ours, version: '1.1.0' })],
    disable: [() => disable(site, ours), () => rollback(other, ours)],
  };
  for (const [name, [one, two]] of Object.entries(commands)) {
    waiting = [];
    const before = (await published.history('catalog')).length;
    const results = await Promise.allSettled([one(), two()]);
    expect([name, ...results.map(({ status }) => status).sort()]).toEqual([name, 'fulfilled', 'rejected']);
    const problems = results.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    expect(problems).toEqual(['Error: catalog/current.json is being changed by somebody else: look, and try again.']);
    expect(await published.history('catalog')).toHaveLength(before + 1);
  }
});

it('the commands change a store in a bucket', async () => {
  site.store = (await inBucket()).store;
  await releaseAndPromote('1.0.0');
  buildCatalog(join(folder, 'mfe-catalog'), '1.1.0');
  await published.add('catalog', '1.1.0', signedRelease(makeRelease(join(folder, 'mfe-catalog')), TEAM.pem));
  await promote(site, { ...ours, version: '1.1.0' });
  expect(await rollback(site, ours)).toBe('1.0.0');
  await disable(site, ours);
  const history = await published.history('catalog');
  expect(history.map(({ action, version }) => `${action} ${version}`)).toEqual([
    'promote 1.0.0',
    'promote 1.1.0',
    'rollback 1.0.0',
    'disable 1.0.0',
  ]);
});

it('no command changes a store behind HTTP', async () => {
  site.store = (await behindHttp()).store;
  await releaseAndPromote('1.0.0');
  await releaseAndPromote('1.1.0');
  const readOnly = /^http:\/\/127\.0\.0\.1:\d+\/ is read only: set RELEASES to the folder or bucket/;
  await expect(promote(site, { ...ours, version: '1.0.0' })).rejects.toThrow(readOnly);
  await expect(rollback(site, ours)).rejects.toThrow(readOnly);
  await expect(disable(site, ours)).rejects.toThrow(readOnly);
  expect(await published.history('catalog')).toHaveLength(2);
});

it.each(['https://nimali:secret@files.example/', 'https://files.example/?token=secret'])(
  'T78 does not take %s, which would stand in the log',
  async (address) => {
    await expect(storeAt(address)).rejects.toThrow(
      /^RELEASES is an address without a user, a password and parameters\.$/,
    );
  },
);
