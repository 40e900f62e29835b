import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiReader } from './api-reader.js';
import { RenderedPages } from './rendered-pages.js';
import type { RemoteRegistry } from '../remotes/registry.js';
import { DeployedShell } from '../deployed/deployed-shell.js';
import { prerender } from './prerender.js';

const FILES: Record<string, string> = {
  '/document.json': JSON.stringify({ server: 'server.1.cjs', page: '<html></html>' }),
  '/server.1.cjs': `exports.shared = {};
    exports.publicPaths = () => ['/', '/menu'];
    exports.renderedAddress = (url) => url;
    exports.render = async ({ path }) => {
      return { html: (await (await fetch('/api' + path)).json()).words, inlineScripts: [] };
    };`,
};
let server: Server;
let origin: string;
let asked: string[] = [];
let api: (path: string) => Promise<string>;

beforeAll(async () => {
  server = createServer(async ({ url = '' }, response) => {
    if (!url.startsWith('/api/')) return void response.end(FILES[url]);
    asked.push(url);
    response.end(await api(url));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close().closeAllConnections());
beforeEach(() => void (asked = []));

const answer = async (): Promise<string> => '{"words":"good"}';
const edge = (): [RenderedPages, DeployedShell] => {
  const registry = { deployments: () => new Map() } as unknown as RemoteRegistry;
  return [
    new RenderedPages({
      shellUrl: origin,
      siteUrl: 'http://localhost:4000',
      registry,
      readApi: apiReader(origin),
      report: () => undefined,
    }),
    new DeployedShell(origin),
  ];
};

it('has every public page before its first visitor comes', async () => {
  api = answer;
  const [rendered, shell] = edge();
  await prerender(rendered, shell);
  expect(asked).toEqual(['/api/', '/api/menu']);
  api = () => new Promise(() => {}); // Nobody answers any more.
  expect((await rendered.document('/menu', await shell.current()))?.text).toContain('good');
});

it('waits for an API that is not there yet', async () => {
  api = async () => (asked.length < 3 ? 'starting' : answer());
  const [rendered, shell] = edge();
  await prerender(rendered, shell, 900);
  expect(asked).toEqual(['/api/', '/api/menu', '/api/', '/api/menu']);
});

it('gives way to visitors: begins no page while one is rendered for them', async () => {
  let release = (): void => undefined;
  api = async (path) => {
    if (path === '/api/visited') await new Promise<void>((resolve) => (release = resolve));
    return answer();
  };
  const [rendered, shell] = edge();
  const visit = rendered.document('/visited', await shell.current());
  // The renderer's process starts first.
  while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const prerendered = prerender(rendered, shell);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(asked).toEqual(['/api/visited']);
  release();
  await Promise.all([visit, prerendered]);
  expect(asked).toEqual(['/api/visited', '/api/', '/api/menu']);
});
