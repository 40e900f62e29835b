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

async function sendRaw(target: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
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
