import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { BundleTexts } from './deployed/bundle-texts.js';
import { CachedResource } from './http/cached-resource.js';
import { checkFiles } from './releases/check-files.js';
import type { Deployment } from './remotes/deployment.js';
import { ServerSource } from './remotes/server-source.js';
import { closeAll, listen } from './testing/servers.js';

const BOMB = gzipSync(Buffer.alloc(40_000_000, 'x'));
const MANIFEST = JSON.stringify({
  exposes: [{ path: './routes' }],
  metaData: { globalName: 'x', remoteEntry: { name: 'entry.js', path: '' } },
});
const headers = { 'content-type': 'text/javascript', 'content-encoding': 'gzip' };
let base: string;

beforeAll(async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/small/mf-manifest.json') response.end(MANIFEST);
    else response.writeHead(200, headers).end(BOMB);
  });
  base = await listen(server);
});
afterAll(closeAll);

/** Of a remote that has had a good deployment. */
const problemOf = async (at: string): Promise<void> => {
  const known = {} as Deployment;
  const source = new ServerSource('catalog', `${base}${at}`, known);
  await source.refresh();
  expect(source.deployment).toBe(known);
  throw new Error(source.problem);
};

it.each<[string, () => Promise<unknown>, number]>([
  ['manifest', () => problemOf(''), 1],
  ['container script', () => problemOf('small/'), 8],
  ["document, or a store's list", () => new CachedResource(`${base}document.json`, 5_000).refresh(), 1],
  ['server bundle', () => new BundleTexts().read(`${base}server.1.cjs`), 8],
  ['file of a release', () => checkFiles(base, { 'a.js': 'sha384-x' }), 8],
])('T67 a %s that has no end is not read to its end', async (_what, read, megabytes) => {
  await expect(read()).rejects.toThrow(`is larger than ${megabytes} MB`);
});
