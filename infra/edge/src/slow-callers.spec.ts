import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { jest } from '@jest/globals';
import { type EdgeOptions, edgeServer } from './edge-server.js';
import { RemoteRegistry } from './remotes/registry.js';
import { DeployedShell } from './deployed/deployed-shell.js';
import { closeAll, listen } from './testing/servers.js';

/** More callers than the edge has connections to the BFF; each sends a byte now and then. */
const CALLERS = 300;
/** All callers must be connected before the first of them is hung up on, on a busy machine too. */
const LIMITS = {
  headersTimeout: 1_000,
  requestTimeout: 3_000,
  connectionTimeout: 3_500,
  connectionsCheckingInterval: 100,
  noticeTimeout: 500,
};
const MOST = 350;
let options: EdgeOptions;
let port: number;
let reached = 0;

beforeAll(async () => {
  const bff = createServer((request, response) => {
    if (request.url === '/api/silent') return;
    if (request.url === '/api/refused') response.writeHead(413).end('{}');
    if (request.method === 'POST') reached += 1;
    request.on('error', () => undefined).once('end', () => response.end('{}'));
    request.resume();
  });
  const bffUrl = (await listen(bff)).slice(0, -1);
  options = {
    bffUrl,
    shellUrl: bffUrl,
    registry: new RemoteRegistry('/nowhere', () => undefined),
    shell: new DeployedShell(bffUrl),
    policy: { gatewayOrigins: [], siteUrl: bffUrl },
  };
  const edge = edgeServer({ ...options, limits: LIMITS, connectionsPerAddress: MOST });
  port = Number(new URL(await listen(edge)).port);
});
afterAll(closeAll);

interface Held {
  /** Milliseconds until the other side hung up. */
  ms: number;
  answer: string;
}

/** Sends `start`, then one byte every 100 ms, until the other side hangs up. */
function dribble(start: string): Promise<Held> {
  return new Promise((resolve) => {
    const began = performance.now();
    let timer: NodeJS.Timeout | undefined;
    let answer = '';
    const socket: Socket = connect(port, '127.0.0.1', () => {
      socket.write(start);
      timer = setInterval(() => socket.write('a'), 100);
    });
    socket
      .on('data', (bytes) => (answer += bytes.toString()))
      .on('error', () => undefined)
      .once('close', () => {
        clearInterval(timer);
        resolve({ ms: performance.now() - began, answer });
      });
  });
}

const post = (body: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/contact`, { method: 'POST', body });

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
  ['headers', 'GET /api/cart HTTP/1.1\r\nHost: x\r\nX-Slow: ', LIMITS.headersTimeout, 0],
  ['a body', 'POST /api/cart HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n', LIMITS.requestTimeout, 0],
  ['a large body', 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 40000\r\n\r\n', LIMITS.requestTimeout, 8],
  [
    'a body in pieces',
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n9999\r\n',
    LIMITS.requestTimeout,
    8,
  ],
])('T65 hangs up on callers who dribble %s, and lets nobody else wait', async (_what, start, limit, passed) => {
  reached = 0;
  const all = Promise.all(Array.from({ length: CALLERS }, () => dribble(start)));
  const p99 = await slowestCall(all);
  for (const { ms } of await all) {
    expect(ms).toBeGreaterThan(limit * 0.9);
    expect(ms).toBeLessThan(limit + 5_000);
  }
  expect(p99).toBeLessThan(1_000);
  expect(reached).toBe(passed);
  const refused = (await all).filter(({ answer }) => /^HTTP\/1\.1 503 .*retry-after: 2\r\n/s.test(answer));
  expect(refused).toHaveLength(passed && CALLERS - passed);
  expect((await post('x'.repeat(40_000))).status).toBe(200);
});

it('T65 leaves large bodies of other networks places while one network sends many slowly', async () => {
  const url = `${await listen(edgeServer({ ...options, behindProxy: true }))}api/contact`;
  const from = (address: string) => ({ 'x-forwarded-for': `192.0.2.1, ${address}` });
  const before = reached;
  const held = Array.from({ length: 8 }, (_each, at) => {
    // The same /64, however it is written.
    const address = at % 2 ? `2001:db8:7:0:1:1:1:${at}` : `2001:db8:7::1:1:${at}`;
    const headers = { ...from(address), 'content-length': 40_000 };
    const sent = request(url, { method: 'POST', agent: false, headers }).on('error', () => undefined);
    sent.write('x');
    return sent;
  });
  while (reached < before + 8) await new Promise((resolve) => setTimeout(resolve, 5));
  const send = async (address: string) =>
    (await fetch(url, { method: 'POST', headers: from(address), body: 'x'.repeat(40_000) })).status;
  const statuses = [await send('2001:db8:7::ff'), await send('2001:db8:7:8::1'), await send('203.0.113.9')];
  expect(statuses).toEqual([503, 200, 200]);
  for (const each of held) each.destroy();
});

it.each([
  ['after a response that came before the end', 'POST /api/refused', /^HTTP\/1\.1 413 /],
  ['before their turn on a connection', 'GET /api/silent HTTP/1.1\r\nHost: x\r\n\r\nPOST /api/contact', undefined],
])(
  'T65 callers who leave %s let others send large bodies',
  async (_when, start, answer) => {
    for (let count = 0; count < 70; count += 1) {
      const socket = connect(port, '127.0.0.1');
      const before = reached;
      socket.write(`${start} HTTP/1.1\r\nHost: x\r\nContent-Length: 40000\r\n\r\nx`);
      if (answer) expect(String((await once(socket, 'data'))[0])).toMatch(answer);
      else while (reached === before) await new Promise((resolve) => setTimeout(resolve, 5));
      socket.destroy();
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await post('x'.repeat(40_000))).status).toBe(200);
  },
  20_000,
);

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

it('T65 reads that name a body take no place of those that send one', async () => {
  const read = 'GET /api/silent HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
  const socket = connect(port, '127.0.0.1', () => socket.write(read.repeat(70)));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect((await post('x'.repeat(40_000))).status).toBe(200);
  socket.destroy();
});

it('T40 takes a notice that comes at once', async () => {
  const before = reached;
  const reply = await fetch(`http://127.0.0.1:${port}/api/appointments/payhere-notify`, {
    method: 'POST',
    body: 'a=1',
  });
  expect([reply.status, reached]).toEqual([200, before + 1]);
});

it('T40 gives a notice five seconds, unless another limit is set', async () => {
  const edge = edgeServer(options);
  await edge.ready();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  const url = '/api/appointments/payhere-notify';
  const answer = edge.inject({ method: 'POST', url, headers: { 'content-length': '9' }, payload: new PassThrough() });
  let status: number | undefined;
  void answer.then(({ statusCode }) => (status = statusCode));
  await new Promise((resolve) => setImmediate(resolve));
  await jest.advanceTimersByTimeAsync(4_900);
  expect(status).toBeUndefined();
  await jest.advanceTimersByTimeAsync(200);
  jest.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  expect(status).toBe(408);
});

it('T65 has these limits unless others are set', () => {
  expect(edgeServer(options).server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 70_000,
    keepAliveTimeout: 65_000,
    maxConnections: 2_000,
  });
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
