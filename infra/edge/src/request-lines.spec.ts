import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { DeployedShell } from './deployed/deployed-shell.js';
import { edgeServer } from './edge-server.js';
import { RemoteRegistry } from './remotes/registry.js';
import { closeAll, listen } from './testing/servers.js';

const NOBODY = 'http://127.0.0.1:9/';
let port: number;
let site: string;
/** Paths that have reached the BFF. */
let reached: string[];

beforeAll(async () => {
  const bff = createServer(({ url = '' }, response) => {
    reached.push(url);
    response.end('{}');
  });
  site = await listen(
    edgeServer({
      bffUrl: (await listen(bff)).slice(0, -1),
      shellUrl: NOBODY,
      registry: new RemoteRegistry('/no/such/remotes.json', () => undefined),
      shell: new DeployedShell(NOBODY),
      policy: { gatewayOrigins: [], siteUrl: 'http://localhost:4000' },
    }),
  );
  port = Number(new URL(site).port);
});
beforeEach(() => void (reached = []));
afterAll(closeAll);

async function sendRaw(target: string, headers = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`);
  return text(socket);
}

it.each([
  '/api/.\t./metrics',
  '/api/\t../metrics',
  '/api/.%09./metrics',
  '/api/%2e%2e/metrics',
  '/api/x\\..\\..\\metrics',
  '/api/../metrics',
])('T58 passes nothing outside of /api to the BFF: %j', async (target) => {
  expect(await sendRaw(target)).toMatch(/^HTTP\/1\.1 \d{3} /);
  expect(reached.filter((path) => !path.startsWith('/api/'))).toEqual([]);
});

it('says which methods a page allows', async () => {
  const { status, headers } = await fetch(`${site}services`, { method: 'PUT' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it.each([
  ['with 17 kB of headers', 431, '/api/cart', `Cookie: ${'a'.repeat(17_000)}\r\n`],
  [
    'with more headers than the BFF takes with those of the edge',
    431,
    '/api/cart',
    `Cookie: ${'a'.repeat(16_200)}\r\n`,
  ],
  ['with a malformed header', 400, '/api/cart', 'no header\r\n'],
  ['with a backslash', 400, '/api/x\\y', ''],
])('T58 a request %s is refused in the shape of every failure', async (_what, status, target, headers) => {
  const [head = '', body = ''] = (await sendRaw(target, headers)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*^content-type: application/json`, 'im'));
  expect(JSON.parse(body)).toEqual({
    status: 'error',
    code: 'INVALID',
    message: 'Invalid request data. Please check your information and try again.',
    requestId: /^x-request-id: (\S+)/im.exec(head)?.[1],
  });
  expect(reached).toEqual([]);
});
