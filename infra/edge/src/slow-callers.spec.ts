import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { edgeServer } from './edge-server.js';
import { RemoteRegistry } from './remotes/registry.js';
import { DeployedShell } from './deployed/deployed-shell.js';
import { closeAll, listen } from './testing/servers.js';

/** A hundred callers who send a byte now and then hold a hundred sockets, and nothing else. */
const CALLERS = 100;
const LIMITS = { headersTimeout: 1_000, requestTimeout: 2_000, connectionsCheckingInterval: 100, noticeTimeout: 500 };
const MOST = 150;
let port: number;
let reached = 0;

beforeAll(async () => {
  const bff = createServer((request, response) => {
    if (request.method === 'POST') reached += 1;
    response.end('{}');
  });
  const bffUrl = (await listen(bff)).slice(0, -1);
  const edge = edgeServer({
    bffUrl,
    shellUrl: bffUrl,
    registry: new RemoteRegistry('/nowhere', () => undefined),
    shell: new DeployedShell(bffUrl),
    policy: { gatewayOrigins: [], siteUrl: bffUrl },
    limits: LIMITS,
    connectionsPerAddress: MOST,
  });
  port = Number(new URL(await listen(edge)).port);
});
afterAll(closeAll);

/** Sends `start`, then one byte every 50 ms; resolves with the milliseconds until the other side hung up. */
function dribble(start: string): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const socket: Socket = connect(port, '127.0.0.1', () => {
      socket.write(start);
      timer = setInterval(() => socket.write('a'), 50);
    });
    socket
      .resume()
      .on('error', () => undefined)
      .once('close', () => {
        clearInterval(timer);
        resolve(performance.now() - began);
      });
  });
}

/** The 99th percentile of calls made one after the other while `until` has not happened. */
async function slowestCall(until: Promise<unknown>): Promise<number> {
  const state = { over: false };
  void until.then(() => void (state.over = true));
  const times: number[] = [];
  while (!state.over) {
    const began = performance.now();
    const reply = await fetch(`http://127.0.0.1:${port}/api/health`);
    await reply.text();
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Infinity;
}

it.each([
  ['headers', 'GET /api/cart HTTP/1.1\r\nHost: x\r\nX-Slow: ', LIMITS.headersTimeout],
  ['a body', 'POST /api/cart HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n', LIMITS.requestTimeout],
])('T65 hangs up on callers who dribble %s, and lets nobody else wait', async (_what, start, limit) => {
  const all = Promise.all(Array.from({ length: CALLERS }, () => dribble(start)));
  const p99 = await slowestCall(all);
  for (const held of await all) {
    expect(held).toBeGreaterThan(limit * 0.9);
    expect(held).toBeLessThan(limit + 1_500);
  }
  expect(p99).toBeLessThan(1_000);
  expect(reached).toBe(0);
});

it.each([
  ['of a given length', 'Content-Length: 900'],
  ['in pieces', 'Transfer-Encoding: chunked'],
])('T40 ends a notice whose body %s is slow, in words', async (_how, header) => {
  const began = performance.now();
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`POST /api/appointments/payhere-notify HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`),
    );
    socket
      .on('data', (bytes) => (text += bytes.toString()))
      .on('error', () => undefined)
      .once('close', () => resolve(text));
  });
  expect(performance.now() - began).toBeLessThan(LIMITS.noticeTimeout + 900);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"BODY_TIMEOUT"');
});

it('T40 takes a notice that comes at once', async () => {
  const before = reached;
  const reply = await fetch(`http://127.0.0.1:${port}/api/appointments/payhere-notify`, {
    method: 'POST',
    body: 'a=1',
  });
  expect([reply.status, reached]).toEqual([200, before + 1]);
});

it('T65 closes what one address opens beyond its share, and takes it again when others are closed', async () => {
  const sockets = await Promise.all(
    Array.from(
      { length: MOST + 20 },
      () =>
        new Promise<Socket>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket));
          socket.resume().on('error', () => undefined);
        }),
    ),
  );
  const stillOpen = () => sockets.filter((socket) => !socket.destroyed && !socket.readableEnded);
  for (let waited = 0; waited < 900 && stillOpen().length > MOST; waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const left = stillOpen();
  expect(left.length).toBeLessThanOrEqual(MOST);
  expect(left.length).toBeGreaterThan(MOST - 30);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
});
