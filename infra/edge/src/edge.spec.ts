import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { staticServer } from './files/static-server.js';
import { edgeServer } from './edge-server.js';
import { RemoteRegistry } from './remotes/registry.js';
import { securityHeaders } from './pages/security-headers.rules.js';
import { DeployedShell } from './deployed/deployed-shell.js';
import { closeAll, listen } from './testing/servers.js';

let folder: string;
let site: string;
let catalog: Server;
let catalogAnswer: RequestListener | undefined;
const problems: string[] = [];
const ENTRY = 'var mfe_catalog = {};';

const put = (path: string, content: string): void => writeFileSync(join(folder, path), content);
const publish = (hash: string): void => {
  put(`catalog/remoteEntry.${hash}.js`, ENTRY);
  put(
    'catalog/mf-manifest.json',
    JSON.stringify({
      exposes: [{ path: './routes' }],
      metaData: { globalName: 'mfe_catalog', remoteEntry: { name: `remoteEntry.${hash}.js`, path: '' } },
    }),
  );
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edge-'));
  for (const each of ['shell', 'catalog']) mkdirSync(join(folder, each));
  put('shell/document.json', JSON.stringify({ page: `<html>${' '.repeat(900)}</html>` }));
  put('shell/main.0123456789abcdef.js', `console.log(1);${'//x'.repeat(400)}`);
  publish('aaaaaaaa');
  const files = staticServer(join(folder, 'catalog'));
  await files.ready();
  catalog = createServer(
    (request, response) => void (catalogAnswer ? catalogAnswer(request, response) : files.routing(request, response)),
  );
  const remotes = join(folder, 'remotes.json');
  put(
    'remotes.json',
    JSON.stringify({ catalog: { url: await listen(catalog) }, account: { url: 'http://127.0.0.1:9/' } }),
  );
  const shellUrl = await listen(staticServer(join(folder, 'shell')));
  site = await listen(
    edgeServer({
      bffUrl: 'http://127.0.0.1:9',
      shellUrl,
      registry: new RemoteRegistry(remotes, (problem) => problems.push(problem)),
      shell: new DeployedShell(shellUrl),
      policy: { gatewayOrigins: ['http://localhost:4090'], siteUrl: 'http://localhost:4000' },
    }),
  );
});
beforeEach(() => void (catalogAnswer = undefined));
afterAll(async () => {
  await closeAll();
  rmSync(folder, { recursive: true, force: true });
});

const registry = async (): Promise<Record<string, { entry: string; integrity: string }>> =>
  (await fetch(`${site}remotes.json`)).json() as never;

describe('the registry of micro-frontends', () => {
  it('names the entry and its digest; a remote that is down is missing and does not stop the page', async () => {
    const { catalog: entry, account } = await registry();
    expect(entry).toEqual({
      entry: '/mfe/catalog/remoteEntry.aaaaaaaa.js',
      entryGlobalName: 'mfe_catalog',
      type: 'global',
      integrity: `sha384-${createHash('sha384').update(ENTRY).digest('base64')}`,
      version: 'unknown',
    });
    expect(account).toBeUndefined();
    expect(problems.join()).toContain('account');
    expect((await fetch(`${site}services`)).status).toBe(200);
  });

  it.each<[string, RequestListener]>([
    [
      '503 with JSON',
      (_request, response) => response.writeHead(503, { 'content-type': 'application/json' }).end('{}'),
    ],
    ['a page in place of the manifest', (_request, response) => response.end('<html></html>')],
    ['a wrong shape', (_request, response) => response.end('{"metaData":{}}')],
    ['a dropped connection', (request) => void request.socket.destroy()],
    [
      'a script that is missing',
      (request, response) =>
        request.url?.endsWith('.json')
          ? response.end(
              '{"exposes":[{"path":"./routes"}],"metaData":{"globalName":"x","remoteEntry":{"name":"gone.js"}}}',
            )
          : response.writeHead(404).end(),
    ],
  ])('keeps the last good entry at %s', async (_what, answer) => {
    catalogAnswer = answer;
    expect((await registry()).catalog?.entry).toBe('/mfe/catalog/remoteEntry.aaaaaaaa.js');
  });

  it('does not make a page wait for a remote that hangs', async () => {
    catalogAnswer = () => undefined;
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    const startedAt = performance.now();
    expect((await fetch(site)).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(900);
  });

  it('shows a new deployment at the next poll', async () => {
    publish('bbbbbbbb');
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect((await registry()).catalog?.entry).toBe('/mfe/catalog/remoteEntry.bbbbbbbb.js');
    expect((await fetch(`${site}mfe/catalog/remoteEntry.aaaaaaaa.js`)).status).toBe(200);
  });
});

it('E4 pages load of Google its button and pictures, and nothing where the salon has no account there', () => {
  const policyOf = (googleIssuer?: string): string =>
    securityHeaders('/', {
      gatewayOrigins: [],
      siteUrl: 'https://araliya.test',
      ...(googleIssuer && { googleIssuer }),
    })['content-security-policy'] ?? '';
  const google = policyOf('https://accounts.google.com');
  for (const directive of [
    "script-src 'self' https://accounts.google.com/gsi/;",
    "connect-src 'self' https://accounts.google.com/gsi/;",
    'frame-src https://www.openstreetmap.org/export/embed.html https://accounts.google.com/gsi/;',
    "img-src 'self' data: blob: https://*.googleusercontent.com;",
  ]) {
    expect(google).toContain(directive);
  }
  expect(policyOf('http://localhost:4070')).toContain("img-src 'self' data: blob: http://localhost:4070;");
  expect(policyOf()).toContain('frame-src https://www.openstreetmap.org/export/embed.html;');
  expect(policyOf()).not.toContain('google');
});

describe('pages and files', () => {
  it("a screen is the shell's page with its headers, asked for again each time", async () => {
    const answer = await fetch(`${site}payment-success?appointment=1`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:4090");
    const again = await fetch(site, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it.each([
    ['robots.txt', 'text/plain', 'Sitemap: http://localhost:4000/sitemap.xml'],
    ['sitemap.xml', 'application/xml', '<loc>http://localhost:4000/</loc>'],
  ])("%s speaks of the site's own address", async (file, type, text) => {
    const answer = await fetch(`${site}${file}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
    expect(await answer.text()).toContain(text);
  });

  it('a hashed file is compressed and never asked for again; a missing one is 404, not a page', async () => {
    const answer = await fetch(`${site}main.0123456789abcdef.js`, { headers: { 'accept-encoding': 'br' } });
    expect([answer.headers.get('content-encoding'), answer.headers.get('cache-control')]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect(await answer.text()).toContain('console.log(1)');
    expect((await fetch(`${site}main.ffffffffffffffff.js`)).status).toBe(404);
    expect((await fetch(`${site}mfe/nobody/x.js`)).status).toBe(404);
  });

  it.each(['', '.br'])('T61 the sources of a script are not public: .map%s is 404', async (ending) => {
    put(`shell/main.0123456789abcdef.js.map${ending}`, '{"sourcesContent":["export const secret = 1;"]}');
    expect((await fetch(`${site}main.0123456789abcdef.js.map${ending}`)).status).toBe(404);
  });

  it.each(['abc.', 'abc.)', 'abc.js'])('a reset link that ends in %s is a page, not a file', async (token) => {
    const answer = await fetch(`${site}reset-password/${token}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('a file the build compressed is sent as it was compressed there, and as it is to who does not take that', async () => {
    const file = `console.log(2);${'//y'.repeat(400)}`;
    const compressed = brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    put('shell/late.0123456789abcdef.js', file);
    writeFileSync(join(folder, 'shell/late.0123456789abcdef.js.br'), compressed);
    const answer = await fetch(`${site}late.0123456789abcdef.js`, { headers: { 'accept-encoding': 'br' } });
    expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([
      'br',
      String(compressed.length),
    ]);
    expect(await answer.text()).toBe(file);
    const plain = await fetch(`${site}late.0123456789abcdef.js`, { headers: { 'accept-encoding': 'identity' } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, file]);
  });

  it.each(['//', '//?', '//evil.example/services', '/?%', '/%'])(
    'an address nobody writes is answered all the same: %s',
    async (path) => {
      const sent = request({ host: '127.0.0.1', port: new URL(site).port, path }).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      expect(answer.statusCode).toBeLessThan(500);
    },
  );

  it('no path leads outside or to another server', async () => {
    let visits = 0;
    const stranger = await listen(createServer((_request, response) => void response.end(String((visits += 1)))));
    const paths = [
      '/mfe/catalog/../../remotes.json',
      '/mfe/catalog/%2e%2e/mf-manifest.json',
      '/..%2fremotes.json',
      `/mfe/catalog/${stranger}x.js`,
      `/mfe/catalog//${stranger.slice(5)}x.js`,
      `${stranger.slice(5)}x.js`,
    ];
    for (const path of paths) {
      const sent = request({ host: '127.0.0.1', port: new URL(site).port, path }).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
    expect(visits).toBe(0);
  });
});
