import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { DeployedShell } from './deployed/deployed-shell.js';
import { edgeServer } from './edge-server.js';
import { RemoteRegistry } from './remotes/registry.js';
import { closeAll, listen } from './testing/servers.js';

const IDLE_MS = 600;
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionTimeout: IDLE_MS,
  connectionsCheckingInterval: 100,
  noticeTimeout: 5_000,
};
/** More than the kernel takes for two connections. */
const PICTURE = Buffer.alloc(16_000_000);
let site: string;
let respond: RequestListener;

beforeAll(async () => {
  const bffUrl = await listen(createServer((asked, response) => respond(asked, response)));
  site = await listen(
    edgeServer({
      bffUrl,
      shellUrl: bffUrl,
      registry: new RemoteRegistry('/nowhere', () => undefined),
      shell: new DeployedShell(bffUrl),
      policy: { gatewayOrigins: [], siteUrl: bffUrl },
      limits,
    }),
  );
});
afterAll(closeAll);

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it('T65 takes the connections to the BFF back from callers who read nothing', async () => {
  const CALLERS = 20;
  const held: number[] = [];
  const allClosed = new Promise<void>((resolve) => {
    respond = (_asked, response) => {
      const began = performance.now();
      response.once('close', () => held.push(performance.now() - began) === CALLERS && resolve()).end(PICTURE);
    };
  });
  const callers = Array.from({ length: CALLERS }, () => {
    const socket: Socket = connect(Number(new URL(site).port), '127.0.0.1');
    socket.on('error', () => undefined).write('GET /media/large.webp HTTP/1.1\r\nHost: x\r\n\r\n');
    return socket;
  });
  await allClosed;
  // Before, the kernel's buffers would have taken the whole picture.
  for (const ms of held) expect(ms).toBeGreaterThan(IDLE_MS / 2);
  for (const socket of callers) socket.destroy();
}, 10_000);

it('live changes of the desk go on while there is a heartbeat now and then', async () => {
  let events = 0;
  respond = (_asked, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const timer = setInterval(() => response.write(': here\n\n'), IDLE_MS / 4);
    response.once('close', () => clearInterval(timer));
  };
  const asked = request(`${site}api/admin/stream`, { agent: false }).on('error', () => undefined);
  const [stream] = (await once(asked.end(), 'response')) as [IncomingMessage];
  stream.on('error', () => undefined).on('data', () => (events += 1));
  await sleep(IDLE_MS * 2.5);
  expect([stream.destroyed, events > 7]).toEqual([false, true]);
  asked.destroy();
});

it('a picture of 5 MB is taken on a slow line, and so is a response that is read slowly', async () => {
  let received = 0;
  respond = (asked, response) => {
    asked.on('data', (part: Buffer) => (received += part.length));
    asked.once('end', () => response.end(PICTURE));
  };
  const headers = { 'content-length': 5_000_000 };
  const asked = request(`${site}api/users/upload`, { method: 'POST', headers, agent: false });
  const responded = once(asked, 'response');
  for (let part = 0; part < 10; part += 1) {
    asked.write(Buffer.alloc(500_000));
    await sleep(IDLE_MS / 5);
  }
  asked.end();
  const [response] = (await responded) as [IncomingMessage];
  let read = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    if (read % 4_000_000 > (read + part.length) % 4_000_000) await sleep(IDLE_MS / 2);
    read += part.length;
  }
  expect([received, read]).toEqual([5_000_000, PICTURE.length]);
});
