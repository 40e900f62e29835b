import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage } from '../storage/folder-storage.js';
import { closeAll, listen } from '../testing/servers.js';
import { currentOf, type Step } from './history.rules.js';
import { ReleaseStore } from './release-store.js';
import { watchCandidate } from './watch-candidate.js';

let folder: string;
let store: ReleaseStore;
/** What the BFF has counted, `[errors, page views]` by version; null while it does not respond. */
let counted: Record<string, [errors: number, views: number]> | null;
/** What it will have counted at its next requests. */
let next: (typeof counted)[];
let metrics: string;
let problems: string[];

const NOW = '2026-11-23T10:30:00.000Z';
const step = (action: Step['action'], version: string, percent?: number): Promise<void> =>
  store.change('catalog', () => ({ action, version, percent, by: 'nimali', at: '2026-11-23T10:00:00.000Z' }));
const watch = (forMs: number): Promise<string> =>
  watchCandidate({
    store,
    remote: 'catalog',
    version: '1.5.0',
    current: '1.4.0',
    metrics: [metrics],
    by: 'nimali',
    forMs,
    pollIntervalMs: 20,
    now: () => new Date(NOW),
    report: (problem) => problems.push(problem),
  });

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watch-candidate-'));
  store = new ReleaseStore(new FolderStorage(folder));
  problems = [];
  counted = { '1.4.0': [40, 10_000] };
  next = [];
  await step('promote', '1.4.0');
  await step('candidate', '1.5.0', 10);
  const bff = createServer((_request, response) => {
    const following = next.shift();
    if (following !== undefined) counted = following;
    if (!counted) return void response.writeHead(503).end();
    const lines = Object.entries(counted).flatMap(([version, [errors, views]]) => [
      `browser_errors_total{app="catalog",version="${version}",kind="caught"} ${errors}`,
      `browser_page_views_total{app="catalog",version="${version}"} ${views}`,
    ]);
    response.end(lines.join('\n'));
  });
  metrics = await listen(bff);
});
afterEach(async () => {
  await closeAll();
  rmSync(folder, { recursive: true });
});

const candidate = async (): Promise<string | undefined> => currentOf(await store.history('catalog')).candidate?.version;

it('takes a candidate back when browsers report clearly more errors of it, also after the BFF was away', async () => {
  const watched = expect(watch(10_000)).rejects.toThrow(
    'mfe-catalog 1.5.0 has been taken back: 1.5.0 has 12 errors in about 100 page views, 1.4.0 1 errors in about 900 page views.',
  );
  setTimeout(() => (counted = null), 60);
  setTimeout(() => (counted = { '1.4.0': [41, 10_900], '1.5.0': [12, 100] }), 120);
  await watched;
  expect(await candidate()).toBeUndefined();
  const [last] = (await store.history('catalog')).slice(-1);
  expect(last).toMatchObject({ action: 'rollback', version: '1.4.0', by: 'nimali, promote --watch', at: NOW });
});

it('keeps one that fails as rarely as the current release, whatever was counted before', async () => {
  counted = { '1.4.0': [40, 10_000], '1.5.0': [500, 500] };
  setTimeout(() => (counted = { '1.4.0': [44, 11_000], '1.5.0': [501, 700] }), 30);
  expect(await watch(150)).toBe(
    'mfe-catalog 1.5.0 is kept: 1.5.0 has 1 errors in about 200 page views, 1.4.0 4 errors in about 1000 page views.',
  );
  expect(await candidate()).toBe('1.5.0');
});

it('ends without a change when somebody else has promoted or withdrawn it', async () => {
  setTimeout(() => void step('promote', '1.5.0'), 40);
  await expect(watch(10_000)).rejects.toThrow('mfe-catalog 1.5.0 is no longer the candidate.');
  expect(await store.history('catalog')).toHaveLength(3);
});

it('goes on while the store cannot be read', async () => {
  const files = new FolderStorage(folder);
  let isAway = false;
  store = new ReleaseStore({
    pollIntervalMs: 0,
    read: (path) => (isAway ? Promise.reject(new Error('The storage is away.')) : files.read(path)),
    replace: (path, next) => files.replace(path, next),
  });
  const watched = expect(watch(10_000)).rejects.toThrow('mfe-catalog 1.5.0 has been taken back');
  setTimeout(() => (isAway = true), 40);
  setTimeout(() => (isAway = false), 150);
  setTimeout(() => (counted = { '1.4.0': [41, 10_900], '1.5.0': [12, 100] }), 200);
  await watched;
  expect(await candidate()).toBeUndefined();
});

it('takes a candidate back once the store can be written again', async () => {
  const files = new FolderStorage(folder);
  let failures = 5;
  store = new ReleaseStore({
    pollIntervalMs: 0,
    read: (path) => files.read(path),
    replace: (path, next) =>
      failures-- > 0 ? Promise.reject(new Error('The storage is locked.')) : files.replace(path, next),
  });
  const watched = expect(watch(500)).rejects.toThrow('mfe-catalog 1.5.0 has been taken back');
  await new Promise((resolve) => setTimeout(resolve, 10));
  counted = { '1.4.0': [41, 10_900], '1.5.0': [12, 100] };
  await watched;
  expect(problems).toEqual(Array.from({ length: 5 }, () => 'The storage is locked.'));
  expect(await candidate()).toBeUndefined();
});

it('counts from the first figures of a BFF that is away as the watch begins', async () => {
  next = [null, { '1.4.0': [0, 0], '1.5.0': [500, 500] }, { '1.4.0': [1, 900], '1.5.0': [512, 600] }];
  await expect(watch(10_000)).rejects.toThrow(
    '1.5.0 has 12 errors in about 100 page views, 1.4.0 1 errors in about 900',
  );
  expect(await candidate()).toBeUndefined();
});

it('says that nobody has watched when no BFF responds', async () => {
  counted = null;
  await expect(watch(50)).rejects.toThrow('1.5.0 is still the candidate, unwatched: no BFF responded.');
  expect(await candidate()).toBe('1.5.0');
});
