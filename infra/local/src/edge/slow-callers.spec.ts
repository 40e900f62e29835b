import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { edgeServer } from './edge-server.js';
import { RemoteRegistry } from './registry.js';
import { ShellPage } from './shell-page.js';

/** A hundred callers who send a byte now and then hold a hundred sockets, and nothing else. */
const CALLERS = 100;
const LIMITS = { headersTimeout: 1_000, requestTimeout: 2_000, connectionsCheckingInterval: 100 };
let edge: Server;
let bff: Server;
let reached = 0;

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

beforeAll(async () => {
  bff = createServer((request, response) => {
    if (request.method === 'POST') reached += 1;
    response.end('{}');
  });
  const bffUrl = `http://127.0.0.1:${await listen(bff)}`;
  edge = edgeServer({
    bffUrl,
    shellUrl: bffUrl,
    registry: new RemoteRegistry('/nowhere', () => undefined),
    shellPage: new ShellPage(bffUrl),
    policy: { gatewayOrigins: [], siteUrl: bffUrl },
    limits: LIMITS,
  });
  await listen(edge);
});
afterAll(() => {
  for (const server of [edge, bff]) server.close().closeAllConnections();
});

const port = (): number => (edge.address() as AddressInfo).port;

/** Sends `start`, then one byte every 50 ms; resolves with the milliseconds until the other side hung up. */
function dribble(start: string): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const socket: Socket = connect(port(), '127.0.0.1', () => {
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
  let over = false;
  void until.then(() => void (over = true));
  const times: number[] = [];
  while (!over) {
    const began = performance.now();
    const reply = await fetch(`http://127.0.0.1:${port()}/api/health`);
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
