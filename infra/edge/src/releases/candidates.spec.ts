import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edgeServer } from '../edge-server.js';
import { staticServer } from '../files/static-server.js';
import { apiReader } from '../pages/api-reader.js';
import { DeployedShell } from '../deployed/deployed-shell.js';
import { RenderedPages } from '../pages/rendered-pages.js';
import { RemoteRegistry } from '../remotes/registry.js';
import { buildCatalog, hashOf, newPair } from '../testing/built-app.js';
import { FolderStorage } from '../storage/folder-storage.js';
import { closeAll, listen } from '../testing/servers.js';
import type { Step } from './history.rules.js';
import { makeRelease } from './make-release.js';
import { ReleaseStore } from './release-store.js';
import { fromReleases } from './released-source.js';
import { readKeys, signedRelease } from './signature.js';
import { tryOut } from './try-out.js';

/** Two releases at the same time: each visitor gets one of them, whole. */
const TEAM = newPair();
const SHELL = `exports.shared = {}; exports.ownerOf = (path) => path === '/menu' ? 'catalog' : null;
exports.publicPaths = (exposed) => ['/', ...(exposed.catalog ? ['/menu'] : [])]; exports.renderedAddress = (url) => url.split('?')[0];
exports.render = async ({ path, exposed, frame }) => {
  const menu = exposed.catalog && exposed.catalog.menu ? await exposed.catalog.menu() : exposed.catalog?.version;
  return { html: 'menu of ' + (menu ?? 'nobody') + JSON.stringify(frame), inlineScripts: [JSON.stringify(frame.registry)] };
};
exports.renderFrame = () => ({ html: 'rendered by the browser', inlineScripts: [] });`;
const CURRENT = '1.0.0';
const CANDIDATE = '1.1.0';
const [LUCKY, OTHER] = ['release-draw-mfe-catalog=9', 'release-draw-mfe-catalog=10'];

let folder: string;
let store: ReleaseStore;
let site: string;
let problems: string[];
let registry: RemoteRegistry;
const app = (): string => join(folder, 'mfe-catalog');

async function release(version: string, server?: string): Promise<void> {
  buildCatalog(app(), version, server === undefined ? {} : { server });
  await store.add('catalog', version, signedRelease(makeRelease(app()), TEAM.pem));
}
/** A step of the team, which the edge has seen afterwards. */
async function step(action: Step['action'], version: string, percent?: number): Promise<void> {
  const at = '2026-11-23T10:00:00.000Z';
  await store.change('catalog', () => ({ action, version, by: 'ops', at, ...(percent !== undefined && { percent }) }));
  // One that has begun before may not have seen it.
  for (let poll = 0; poll < 2; poll += 1) await registry.fresh(15_000);
}

async function startEdge(): Promise<void> {
  const shellUrl = await listen(staticServer(join(folder, 'shell')));
  const bffUrl = await listen(createServer((_request, response) => void response.end('{}')));
  const readApi = apiReader(bffUrl);
  const shell = new DeployedShell(shellUrl);
  const siteUrl = 'https://araliya.lk';
  const report = (problem: string): void => void problems.push(problem);
  const keys = readKeys(JSON.stringify({ catalog: [TEAM.listed] }));
  registry = new RemoteRegistry(
    join(folder, 'remotes.json'),
    report,
    fromReleases({
      store,
      keys,
      tryOut: async (name, deployment) => {
        const deployments = new Map([...registry.deployments(), [name, deployment] as const]);
        await tryOut({ name, deployments, shell: await shell.current(), shellUrl, siteUrl, readApi });
      },
    }),
  );
  const rendered = new RenderedPages({ shellUrl, siteUrl, registry, readApi, report });
  const policy = { gatewayOrigins: [], siteUrl };
  site = await listen(edgeServer({ bffUrl, shellUrl, registry, shell, rendered, policy }));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candidates-'));
  problems = [];
  store = new ReleaseStore(new FolderStorage(join(folder, 'store')));
  mkdirSync(join(folder, 'shell'));
  writeFileSync(join(folder, 'shell/document.json'), JSON.stringify({ server: 'server.1.cjs', page: '<html></html>' }));
  writeFileSync(join(folder, 'shell/server.1.cjs'), SHELL);
  mkdirSync(join(app(), 'dist'), { recursive: true });
  const url = await listen(staticServer(join(app(), 'dist')));
  writeFileSync(join(folder, 'remotes.json'), JSON.stringify({ catalog: { url } }));
  await startEdge();
  await release(CURRENT);
  await step('promote', CURRENT);
});
afterEach(async () => {
  await closeAll();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, cookie = ''): Promise<Response> => fetch(`${site}${path}`, { headers: { cookie } });
const entryOf = (version: string): string => `/mfe/catalog/remoteEntry.${hashOf(version)}.js`;

/** The version of which a visitor gets page, styles, entry, policy and registry. */
async function versionFor(cookie: string): Promise<string> {
  const page = await get('menu', cookie);
  const html = await page.text();
  const [, version = ''] = /^menu of ([\d.]+)/.exec(html) ?? [];
  expect([...html.matchAll(/(?:remoteEntry|routes)\.(\w{8})\.\w+/g)].map(([, hash]) => hash)).not.toHaveLength(0);
  for (const [, hash] of html.matchAll(/(?:remoteEntry|routes)\.(\w{8})\.\w+/g)) expect(hash).toBe(hashOf(version));
  const listed = (await (await get('remotes.json', cookie)).json()) as {
    catalog: { entry: string; integrity: string };
  };
  expect(listed.catalog.entry).toBe(entryOf(version));
  expect(html).toContain(listed.catalog.integrity);
  return version;
}

it('gives one visitor the candidate and another the current release, each whole, and files of both', async () => {
  await release(CANDIDATE);
  await step('candidate', CANDIDATE, 10);
  for (let visit = 0; visit < 3; visit += 1)
    expect([await versionFor(LUCKY), await versionFor(OTHER)]).toEqual([CANDIDATE, CURRENT]);
  const policies = await Promise.all([LUCKY, OTHER].map(async (who) => (await get('menu', who)).headers));
  expect(policies[0]?.get('content-security-policy')).not.toBe(policies[1]?.get('content-security-policy'));
  expect(policies[0]?.get('etag')).not.toBe(policies[1]?.get('etag'));
  for (const version of [CURRENT, CANDIDATE]) expect((await get(entryOf(version).slice(1))).status).toBe(200);
  await step('candidate', CANDIDATE, 50);
  expect([await versionFor(LUCKY), await versionFor(OTHER)]).toEqual([CANDIDATE, CANDIDATE]);
});

it('gives a new visitor a bucket once, while a candidate runs, and lets no shared cache keep the page', async () => {
  const before = (await get('menu')).headers;
  expect([before.get('set-cookie'), before.get('cache-control'), before.get('vary')]).toEqual([
    null,
    'no-cache',
    'accept-encoding',
  ]);
  await release(CANDIDATE);
  await step('candidate', CANDIDATE, 10);
  for (const path of ['menu', 'remotes.json', 'menu?q=gel']) {
    const { headers } = await get(path);
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
      'private, no-cache',
      'accept-encoding, cookie',
    ]);
  }
  expect((await get('menu')).headers.get('set-cookie')).toMatch(
    /^release-draw-mfe-catalog=\d{1,2}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect((await get('menu', OTHER)).headers.get('set-cookie')).toBeNull();
  expect((await get('remotes.json')).headers.get('set-cookie')).toBeNull();
  const { headers } = await get('menu', LUCKY);
  const etag = headers.get('etag') ?? '';
  const again = (cookie: string): Promise<Response> =>
    fetch(`${site}menu`, { headers: { cookie, 'if-none-match': etag } });
  expect([(await again(LUCKY)).status, (await again(OTHER)).status]).toEqual([304, 200]);
});

it('T77 gives a tester one of the two releases, and nobody any other one', async () => {
  await release(CANDIDATE);
  await release('0.9.0');
  await step('candidate', CANDIDATE, 0);
  const version = (wanted: string): Promise<string> => versionFor(`release-mfe-catalog=${wanted}`);
  expect([await version(CANDIDATE), await version(CURRENT)]).toEqual([CANDIDATE, CURRENT]);
  for (const wanted of ['0.9.0', '2.0.0', '../1.1.0', '__proto__']) expect(await version(wanted)).toBe(CURRENT);
  await step('disable', CURRENT);
  expect(await (await get('remotes.json', `release-mfe-catalog=${CANDIDATE}`)).json()).toEqual({});
});

it.each<[string, Step['action'], string, string]>([
  ['a rollback ends it', 'rollback', CURRENT, CURRENT],
  ['its promotion gives it to everybody', 'promote', CANDIDATE, CANDIDATE],
])('%s', async (_what, action, version, expected) => {
  await release(CANDIDATE);
  await step('candidate', CANDIDATE, 10);
  expect(await versionFor(LUCKY)).toBe(CANDIDATE);
  await step(action, version);
  await new Promise((resolve) => setTimeout(resolve, 900)); // A page is cached for less than a second.
  expect([await versionFor(LUCKY), await versionFor(OTHER)]).toEqual([expected, expected]);
  expect((await get('menu')).headers.get('cache-control')).toBe('no-cache');
});

it.each<[string, () => Promise<void>, RegExp]>([
  ['cannot be rendered', () => release(CANDIDATE, "throw new Error('broken');"), /broken/],
  [
    'has an altered file',
    async () => {
      await release(CANDIDATE);
      writeFileSync(join(app(), 'dist', `later.${hashOf(CANDIDATE)}.js`), 'alert(1)');
    },
    /is altered/,
  ],
  [
    'reads the API without end',
    () => release(CANDIDATE, 'exports.menu = async () => { for (let at = 0; ; at += 1) await fetch(`/api/${at}`); };'),
    /called too often/,
  ],
  [
    'reads what is not of the API',
    () => release(CANDIDATE, "exports.menu = () => fetch('http://[');"),
    /not a path of the API/,
  ],
  ['is not in the store', async () => undefined, /the store does not have it/],
])('does not take a candidate that %s, and says so once', async (_what, make, problem) => {
  await make();
  await step('candidate', CANDIDATE, 99);
  expect([await versionFor(LUCKY), await versionFor(`release-mfe-catalog=${CANDIDATE}`)]).toEqual([CURRENT, CURRENT]);
  expect(problems).toEqual([expect.stringMatching(/^catalog: candidate release 1\.1\.0 is refused: /)]);
  expect(problems.join()).toMatch(problem);
});

it('a candidate that loops later costs nobody else a page', async () => {
  const server = `let calls = 0; exports.menu = () => { calls += 1; for (; calls > 1; ); return '${CANDIDATE}'; };`;
  await release(CANDIDATE, server);
  await step('candidate', CANDIDATE, 10);
  expect(await versionFor(LUCKY)).toBe(CANDIDATE);
  await new Promise((resolve) => setTimeout(resolve, 900));
  const stuck = get('menu', LUCKY);
  expect(await versionFor(OTHER)).toBe(CURRENT);
  expect((await stuck).status).toBe(200);
  expect(await versionFor(OTHER)).toBe(CURRENT);
});
