import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type RequestListener, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeployedShell } from '../deployed/deployed-shell.js';
import { edgeServer } from '../edge-server.js';
import { SecurityText } from '../pages/security-text.js';
import { RemoteRegistry } from '../remotes/registry.js';
import { closeAll, listen } from '../testing/servers.js';
import { createLog } from './log.js';

const NOBODY = 'http://127.0.0.1:9/';
const MADE = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let bffAnswer: RequestListener;
let seen: IncomingHttpHeaders;
let bff: Server;
let site: string;
const folder = mkdtempSync(join(tmpdir(), 'edge-log-'));
const lines: string[] = [];

beforeAll(async () => {
  bff = createServer((asked, response) => {
    seen = asked.headers;
    bffAnswer(asked, response);
  });
  writeFileSync(join(folder, 'remotes.json'), JSON.stringify({ booking: { url: NOBODY } }));
  site = await listen(
    edgeServer({
      bffUrl: await listen(bff),
      bffTimeout: 200,
      shellUrl: NOBODY,
      registry: new RemoteRegistry(join(folder, 'remotes.json'), () => undefined),
      shell: new DeployedShell(NOBODY),
      security: new SecurityText(
        'http://localhost:4000',
        () => Promise.reject(new Error('no settings')),
        () => new Date(),
      ),
      policy: { gatewayOrigins: [], siteUrl: 'http://localhost:4000' },
      log: createLog('debug', { write: (line) => lines.push(line) }),
    }),
  );
});
beforeEach(() => {
  lines.length = 0;
  bffAnswer = (_asked, response) => void response.end('{}');
});
afterAll(async () => {
  await closeAll();
  rmSync(folder, { recursive: true });
});

const logged = () =>
  lines
    .map((line) => JSON.parse(line) as { msg: string; err?: { message: string; cause?: { code?: string } } })
    .filter(({ msg }) => !msg.startsWith('Server listening'));
const idOf = (reply: Response): string => reply.headers.get('x-request-id') ?? '';

it.each([
  ['none', undefined, MADE],
  ['a sane one', 'visit-12345678', /^visit-12345678$/],
  ['one that is too short', 'abc', MADE],
  ['one with other characters', 'visit-12345678 {"forged":true}', MADE],
  ['a very long one', 'x'.repeat(65), MADE],
])('a request with %s for an id has one id at the BFF and in the response', async (_what, given, expected) => {
  const reply = await fetch(`${site}api/cart`, { headers: given === undefined ? {} : { 'x-request-id': given } });
  expect(idOf(reply)).toMatch(expected);
  expect(seen['x-request-id']).toBe(idOf(reply));
  expect(
    (await fetch(`${site}robots.txt`, { headers: { 'x-request-id': given ?? '' } })).headers.get('x-request-id'),
  ).toMatch(expected);
  expect(logged()).toEqual([]);
});

it.each<[string, RequestListener, number, string, object]>([
  [
    'breaks the connection',
    (asked) => void asked.socket.destroy(),
    503,
    'UPSTREAM_UNAVAILABLE',
    { code: 'UND_ERR_SOCKET' },
  ],
  ['does not answer', () => undefined, 504, 'UPSTREAM_TIMEOUT', {}],
])(
  'a BFF that %s is logged once, with its cause and the id of the response',
  async (_what, answer, status, code, cause) => {
    bffAnswer = answer;
    const path = 'api/auth/reset-password/canaryToken0123456789?code=canary';
    const reply = await fetch(`${site}${path}`, {
      method: 'POST',
      body: 'canary',
      headers: { authorization: 'canary' },
    });
    const requestId = idOf(reply);
    expect([reply.status, await reply.json()]).toEqual([status, expect.objectContaining({ code, requestId })]);
    expect(requestId).toMatch(MADE);
    expect(logged()).toEqual([
      expect.objectContaining({
        name: 'edge',
        level: 50,
        msg: 'not available',
        requestId,
        method: 'POST',
        path: '/api/auth/reset-password/*',
        status,
        err: expect.objectContaining({ cause: expect.objectContaining(cause) }),
      }),
    ]);
    expect(lines.join('')).not.toContain('canary');
  },
);

it('a failure of the BFF, which it has logged itself, is not logged again', async () => {
  bffAnswer = (_asked, response) => void response.writeHead(503).end('{"status":"error"}');
  expect((await fetch(`${site}api/cart`)).status).toBe(503);
  expect(logged()).toEqual([]);
});

it.each([
  ['file of a remote', 'mfe/booking/remoteEntry.js', '/mfe/booking/*'],
  ['page', 'services?q=canary', '/services'],
  ['text from the API', '.well-known/security.txt', '/*/*'],
])('a %s that cannot be had is logged once', async (_what, path, loggedAs) => {
  const reply = await fetch(`${site}${path}`);
  expect(reply.status).toBe(503);
  expect(logged()).toEqual([
    expect.objectContaining({
      requestId: idOf(reply),
      method: 'GET',
      path: loggedAs,
      status: 503,
      msg: 'not available',
    }),
  ]);
  expect(logged()[0]?.err?.message).not.toBe('');
  expect(lines.join('')).not.toContain('canary');
});

it('a caller who goes away is no failure of ours', async () => {
  const headers = { 'content-length': 1_000_000 };
  const sent = request(`${site}api/users/upload`, { method: 'POST', headers, agent: false }).on(
    'error',
    () => undefined,
  );
  const arrived = once(bff, 'request');
  bffAnswer = (asked) => void asked.on('error', () => undefined).resume();
  sent.write('x'.repeat(1_000));
  await arrived;
  sent.destroy();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(logged()).toEqual([]);
});
