import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** A server that is not trusted about its files: the edge shows what is promoted, signed and unaltered. */
const TEAM = newPair();
const SHELL = `exports.shared = {}; exports.ownerOf = (path) => path === '/menu' ? 'catalog' : null;
exports.publicPaths = (exposed) => ['/', ...(exposed.catalog ? ['/menu'] : [])]; exports.renderedAddress = (url) => url;
exports.render = async ({ path, exposed, frame }) => {
  const menu = exposed.catalog && exposed.catalog.menu ? await exposed.catalog.menu() : exposed.catalog?.version;
  return { html: path === '/menu' ? 'menu of ' + (menu ?? 'nobody') + JSON.stringify(frame) : 'home', inlineScripts: [] };
};
exports.renderFrame = () => ({ html: 'rendered by the browser', inlineScripts: [] });`;

const LONG = 15_000;

let folder: string;
let store: ReleaseStore;
let site: string;
let bffUrl: string;
let apiStatus = 200;
let problems: string[];
let registry: RemoteRegistry;
const app = (): string => join(folder, 'mfe-catalog');
const dist = (name: string): string => join(app(), 'dist', name);

/** Builds, signs and stores a release, as its team does. */
async function release(
  version: string,
  { server, pem = TEAM.pem }: { server?: string; pem?: string } = {},
): Promise<void> {
  buildCatalog(app(), version, server === undefined ? {} : { server });
  await store.add('catalog', version, signedRelease(makeRelease(app()), pem));
}
const step = (action: Step['action'], version: string): Promise<void> =>
  store.change('catalog', () => ({ action, version, by: 'ops', at: '2026-11-23T10:00:00.000Z' }));
async function releaseAndPromote(version: string, options: Parameters<typeof release>[1] = {}): Promise<void> {
  await release(version, options);
  await step('promote', version);
}

/** However long it takes; a poll that has begun before may not have seen the last step. */
async function entry(): Promise<string | undefined> {
  await registry.fresh(LONG);
  return (await registry.fresh(LONG)).catalog?.entry;
}
const entryOf = (version: string): string => `/mfe/catalog/remoteEntry.${hashOf(version)}.js`;

/** An edge that has just started. */
async function startEdge(): Promise<void> {
  const shellUrl = await listen(staticServer(join(folder, 'shell')));
  const readApi = apiReader(bffUrl);
  const shell = new DeployedShell(shellUrl);
  const siteUrl = 'http://localhost:4000';
  const report = (problem: string): void => void problems.push(problem);
  registry = new RemoteRegistry(
    join(folder, 'remotes.json'),
    report,
    fromReleases({
      store,
      keys: readKeys(JSON.stringify({ catalog: [newPair().listed, TEAM.listed] })),
      tryOut: async (name, deployment) =>
        tryOut({
          name,
          deployments: new Map([...registry.deployments(), [name, deployment]]),
          shell: await shell.current(),
          shellUrl,
          siteUrl,
          readApi,
        }),
    }),
  );
  const rendered = new RenderedPages({ shellUrl, siteUrl, registry, readApi, report });
  site = await listen(
    edgeServer({ bffUrl, shellUrl, registry, shell, rendered, policy: { gatewayOrigins: [], siteUrl } }),
  );
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  problems = [];
  apiStatus = 200;
  store = new ReleaseStore(new FolderStorage(join(folder, 'store')));
  mkdirSync(join(folder, 'shell'));
  writeFileSync(join(folder, 'shell/document.json'), JSON.stringify({ server: 'server.1.cjs', page: '<html></html>' }));
  writeFileSync(join(folder, 'shell/server.1.cjs'), SHELL);
  mkdirSync(dist(''), { recursive: true });
  const url = await listen(staticServer(dist('')));
  writeFileSync(join(folder, 'remotes.json'), JSON.stringify({ catalog: { url } }));
  bffUrl = await listen(createServer((_request, response) => void response.writeHead(apiStatus).end('{}')));
  await startEdge();
});
afterEach(async () => {
  await closeAll();
  rmSync(folder, { recursive: true, force: true });
});

const menu = async (): Promise<string> => (await fetch(`${site}menu`)).text();

it('shows what is promoted, with the digest that its team signed, whatever the server says', async () => {
  await release('1.0.0');
  expect([await entry(), problems]).toEqual([undefined, ['catalog: no release has been promoted']]);
  await step('promote', '1.0.0');
  expect(await entry()).toBe(entryOf('1.0.0'));
  const { files } = makeRelease(app());
  expect(await (await fetch(`${site}remotes.json`)).json()).toEqual({
    catalog: {
      entry: entryOf('1.0.0'),
      entryGlobalName: 'mfe_catalog',
      type: 'global',
      integrity: files[`remoteEntry.${hashOf('1.0.0')}.js`],
      version: '1.0.0',
    },
  });
  expect(await menu()).toContain('menu of 1.0.0');
  buildCatalog(app(), '1.1.0'); // A server that starts again publishes its own manifest.
  expect(await entry()).toBe(entryOf('1.0.0'));
});

it('T53 renders no page with a server bundle that was altered after it was checked', async () => {
  await releaseAndPromote('1.0.0');
  expect(await entry()).toBe(entryOf('1.0.0'));
  writeFileSync(dist(`server.${hashOf('1.0.0')}.cjs`), "module.exports = { version: 'altered' };");
  expect(await menu()).toContain('menu of nobody');
  expect(problems.join()).toContain('is altered');
});

it('takes the earlier release within two seconds of a rollback', async () => {
  await releaseAndPromote('1.0.0');
  await entry();
  await releaseAndPromote('1.1.0');
  await entry();
  expect(await menu()).toContain('menu of 1.1.0');
  const startedAt = performance.now();
  await step('rollback', '1.0.0');
  while (!(await menu()).includes('menu of 1.0.0') && performance.now() - startedAt < 5_000)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  expect(await menu()).toContain(entryOf('1.0.0'));
});

it('tries a refused release again: its server may have been starting', async () => {
  await releaseAndPromote('1.0.0');
  const name = `later.${hashOf('1.0.0')}.js`;
  const file = readFileSync(dist(name));
  rmSync(dist(name));
  expect(await entry()).toBeUndefined();
  writeFileSync(dist(name), file);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  expect([await entry(), problems.length]).toEqual([entryOf('1.0.0'), 1]);
});

describe('T53 a release is refused, and the last good one stays, when', () => {
  beforeEach(async () => {
    await releaseAndPromote('1.0.0');
    expect(await entry()).toBe(entryOf('1.0.0'));
  });
  const hash = hashOf('1.1.0');

  it.each([`later.${hash}.js`, `routes.${hash}.css`, `server.${hash}.cjs`, `remoteEntry.${hash}.js`])(
    '%s is altered',
    async (name) => {
      await release('1.1.0');
      writeFileSync(dist(name), '/* altered */');
      await step('promote', '1.1.0');
      expect([await entry(), problems]).toEqual([
        entryOf('1.0.0'),
        [`catalog: release 1.1.0 is refused: its file ${name} is altered`],
      ]);
    },
  );

  it('a file is missing', async () => {
    await release('1.1.0');
    rmSync(dist(`later.${hash}.js`));
    await step('promote', '1.1.0');
    expect([await entry(), problems.join()]).toEqual([entryOf('1.0.0'), expect.stringContaining('missing (404)')]);
  });

  it('another key has signed it', async () => {
    await releaseAndPromote('1.1.0', { pem: newPair().pem });
    expect([await entry(), problems.join()]).toEqual([entryOf('1.0.0'), expect.stringContaining('no key of its team')]);
  });

  it('its signed text is altered, or is that of another version', async () => {
    await release('1.1.0');
    const text = (await store.release('catalog', '1.1.0')) ?? '';
    await store.add('catalog', '1.2.0', text);
    await step('promote', '1.2.0');
    expect(await entry()).toBe(entryOf('1.0.0'));
    await store.add('catalog', '1.3.0', text.replaceAll('1.1.0', '1.3.0'));
    await step('promote', '1.3.0');
    expect(await entry()).toBe(entryOf('1.0.0'));
    expect(problems).toEqual([
      'catalog: release 1.2.0 is refused: it is the release 1.1.0 of catalog',
      'catalog: release 1.3.0 is refused: its signature is of no key of its team',
    ]);
  });

  it.each(["throw new Error('broken');", "exports.menu = () => { throw new Error('broken'); };"])(
    'its page cannot be rendered: %s',
    async (server) => {
      await releaseAndPromote('1.1.0', { server });
      expect([await entry(), problems.join()]).toEqual([entryOf('1.0.0'), expect.stringContaining('broken')]);
      expect(await menu()).toContain('menu of 1.0.0');
    },
  );

  it('it was promoted, but the edge started only then', async () => {
    await releaseAndPromote('1.1.0');
    writeFileSync(dist(`later.${hash}.js`), '/* altered */');
    await startEdge();
    expect([await entry(), problems.join()]).toEqual([entryOf('1.0.0'), expect.stringContaining('altered')]);
  });
});

it('accepts a release while the API is down: its page cannot be judged', async () => {
  apiStatus = 503;
  const server = `exports.menu = async () => { const { status } = await fetch('/api/menu'); if (status !== 200) throw new Error('no menu'); };`;
  await releaseAndPromote('1.0.0', { server });
  expect([await entry(), problems]).toEqual([entryOf('1.0.0'), []]);
});

it('does not show a remote that is disabled, until it is promoted again', async () => {
  await releaseAndPromote('1.0.0');
  expect(await entry()).toBe(entryOf('1.0.0'));
  await step('disable', '1.0.0');
  expect(await entry()).toBeUndefined();
  expect(await menu()).toContain('menu of nobody');
  expect(await menu()).toContain('"registry":{}');
  await step('promote', '1.0.0');
  expect(await entry()).toBe(entryOf('1.0.0'));
});
