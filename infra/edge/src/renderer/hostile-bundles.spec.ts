import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EdgeOptions, edgeServer } from '../edge-server.js';
import { apiReader } from '../pages/api-reader.js';
import { RenderedPages } from '../pages/rendered-pages.js';
import { DeployedShell } from '../deployed/deployed-shell.js';
import type { Deployment } from '../remotes/deployment.js';
import type { RemoteRegistry } from '../remotes/registry.js';
import { ENTRY } from '../testing/one-remote.js';
import { closeAll, listen } from '../testing/servers.js';

/** Whatever a team deploys costs at most the server-rendered page: the API and every other page are there meanwhile. */
const TIMEOUT_MS = 2_000;
/** For a bundle that another limit must stop, however busy the machine is. */
const LONG = 10_000;
const SHELL = JSON.stringify({ server: 'server.1.cjs', page: '<html>rendered by the browser</html>' });
/** Renders `/menu` with the remote's code and every other page without it. */
const SERVER = `exports.shared = {};
exports.ownerOf = () => null;
exports.publicPaths = () => ['/', '/menu'];
exports.renderedAddress = (url) => url;
exports.render = async ({ path, exposed }) => {
  const page = path === '/menu' ? await exposed.catalog.menu() : '<h1>Home</h1>';
  return typeof page === 'string' ? { html: page, inlineScripts: [] } : page;
};
exports.renderFrame = () => ({ html: 'rendered by the browser', inlineScripts: [] });`;

let remoteBundle = '';
let origin: string;
let site: string;
let problems: string[];
let calls: string[];
let rendered: RenderedPages;
let deployment: Deployment;
let deployments = 0;

beforeAll(async () => {
  const files = createServer(({ url = '' }, response) => {
    if (url.startsWith('/api/')) void (calls.push(url), response.end('{"data":"ok"}'));
    else response.end({ '/document.json': SHELL, '/server.1.cjs': SERVER }[url] ?? remoteBundle);
  });
  origin = await listen(files);
});
afterEach(closeEdge);
afterAll(closeAll);

let edge: ReturnType<typeof edgeServer> | undefined;
async function closeEdge(): Promise<void> {
  await edge?.close();
}

/** An edge for which the catalog has deployed this server bundle. */
async function deploy(bundle: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  remoteBundle = bundle;
  problems = [];
  calls = [];
  deployments += 1;
  const server = `${origin}catalog/server.${deployments}.cjs`;
  deployment = { entry: ENTRY, base: origin, files: '/mfe/catalog/', server, styles: [], scripts: [] };
  const registry = {
    deployments: () => new Map([['catalog', deployment]]),
    candidates: () => new Map(),
    current: async () => ({}),
  } as unknown as RemoteRegistry;
  rendered = new RenderedPages({
    shellUrl: origin,
    siteUrl: origin,
    registry,
    readApi: apiReader(origin),
    report: (problem) => void problems.push(problem),
    timeoutMs,
  });
  const options: EdgeOptions = {
    bffUrl: origin,
    shellUrl: origin,
    registry,
    shell: new DeployedShell(origin),
    rendered,
    policy: { gatewayOrigins: [], siteUrl: origin },
  };
  edge = edgeServer(options);
  site = await edge.listen({ port: 0, host: '127.0.0.1' });
}

const textOf = async (path: string): Promise<string> => (await fetch(`${site}${path}`)).text();

/** The slowest of the calls of the API that are made until `work` is over. */
async function slowestCallDuring(work: Promise<unknown>): Promise<number> {
  const state = { over: false };
  void work.finally(() => (state.over = true));
  const times: number[] = [];
  do {
    const startedAt = performance.now();
    expect(await textOf('/api/health')).toBe('{"data":"ok"}');
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 5));
  } while (!state.over);
  return Math.max(...times);
}

it.each([
  ['loops forever', 'for (;;);', /too long/],
  ['waits for nothing', 'return new Promise(() => {});', /too long/],
  ['returns fifty megabytes', "return 'x'.repeat(5e7);", /too large/],
  ['returns ten megabytes past a replaced check', "JSON.stringify = () => ''; return 'x'.repeat(1e7);", /too large/],
  ['has many inline scripts', "return { html: '', inlineScripts: Array(21).fill('') };", /too large/],
  ['throws', "throw new Error('broken deploy');", /broken deploy/],
  [
    'throws later',
    "return new Promise(() => setTimeout(() => { throw new Error('broken deploy'); }));",
    /the renderer ended/,
  ],
  ['eats its heap', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));', /the renderer ended/],
  ['eats memory beside its heap', 'const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1));', /too much memory/],
])('T67 a bundle that %s costs its page, and no call of the API', async (_what, code, problem) => {
  await deploy(`exports.menu = () => { ${code} };`, problem.test('it took too long') ? TIMEOUT_MS : LONG);
  expect(await textOf('/')).toBe('<h1>Home</h1>');
  const page = textOf('/menu');
  expect(await slowestCallDuring(page)).toBeLessThan(TIMEOUT_MS * 0.9);
  expect(await page).toContain('rendered by the browser');
  expect(problems.join()).toMatch(problem);
  expect(await textOf('/')).toContain('<h1>Home</h1>');
});

it('T67 a bundle that loops as it is loaded is left out, and the other pages are rendered again', async () => {
  await deploy('for (;;);');
  expect(await slowestCallDuring(textOf('/'))).toBeLessThan(TIMEOUT_MS * 0.9);
  // The renderer is started again half a second after its last start at the earliest.
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(await textOf('/')).toContain('<h1>Home</h1>');
  expect(await textOf('/menu')).toContain('rendered by the browser');
});

it('a page that ended the renderer is not tried again at once', async () => {
  await deploy('exports.menu = () => { for (;;); };');
  await textOf('/menu');
  const startedAt = performance.now();
  expect(await textOf('/menu')).toContain('rendered by the browser');
  expect(performance.now() - startedAt).toBeLessThan(TIMEOUT_MS * 0.9);
});

it('T67 a bundle that reads without end leaves the API to the others, also as a candidate', async () => {
  await deploy(`exports.menu = async () => {
    for (let at = 0; at < 500; at += 1) await fetch('/api/menu?' + at).catch(() => undefined);
    return 'read';
  };`);
  expect(await textOf('/menu')).toBe('read');
  const candidate = { current: '1', candidate: '2', percent: 10, deployment };
  const candidates = rendered.withCandidates(new Map([['catalog', candidate]]));
  expect((await candidates.document('/menu', await new DeployedShell(origin).current()))?.text).toBe('read');
  expect(calls.length).toBeGreaterThanOrEqual(60);
  expect(calls.length).toBeLessThan(80);
});

it('T67 checks of a page that reads random paths leave the API to the others', async () => {
  await deploy(`exports.menu = async () => {
    await Promise.all(Array.from({ length: 20 }, () => fetch('/api/menu?' + Math.random())));
    return 'read';
  };`);
  for (const startedAt = performance.now(); performance.now() - startedAt < 5_000; await sleep(50))
    expect(await textOf('/menu')).toBe('read');
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.length).toBeLessThan(90);
});

it('T67 a bundle finds no secrets, no files, no programs and no connection', async () => {
  process.env.SECRET_OF_THE_EDGE = 'seen';
  await deploy(`exports.menu = async () => {
    const tried = async (what) => { try { return await what(); } catch (error) { return 'refused'; } };
    return JSON.stringify({
      env: process.env,
      process: Object.keys(process),
      globals: [typeof globalThis.fetch, typeof WebSocket, typeof process.kill, typeof process.binding],
      modules: await Promise.all(
        ['fs', 'net', 'child_process', 'worker_threads'].map((name) => tried(() => require(name))),
      ),
      imported: await tried(() => import('node:fs')),
      made: await tried(() => new Function('return import("node:net")')()),
      elsewhere: await tried(() => fetch('${origin}index.html')),
      hidden: await tried(() => fetch('/api/../metrics')),
      written: await tried(() => fetch('/api/cart', { method: 'POST' })),
      api: await (await fetch('/api/health')).json(),
    });
  };`);
  expect(JSON.parse(await textOf('/menu'))).toEqual({
    env: {},
    process: ['env'],
    globals: ['undefined', 'undefined', 'undefined', 'undefined'],
    modules: Array(4).fill('refused'),
    imported: 'refused',
    made: 'refused',
    elsewhere: 'refused',
    hidden: 'refused',
    written: 'refused',
    api: { data: 'ok' },
  });
});
