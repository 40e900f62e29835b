import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { nimali, tokenOf } from '../testing/people.js';
import { type Bff, startBff } from '../testing/start-bff.js';

let bff: Bff;
let token: string | null;
beforeAll(async () => {
  bff = await startBff();
  token = await tokenOf('user');
});
afterAll(() => bff.close());

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

it.each<[string, string, string, number]>([
  ['fifty thousand levels', 'POST /api/cart/add-cart', nested(50_000), 400],
  ['a hundred thousand open brackets', 'POST /api/cart/add-cart', '['.repeat(100_000), 400],
  ['a hundred thousand levels', 'POST /api/cart/add-cart', nested(100_000), 413],
  ['a megabyte', 'POST /api/cart/add-cart', JSON.stringify({ serviceId: 'x'.repeat(1_000_000) }), 413],
  [
    'T4 a megabyte of password',
    'POST /api/auth/login',
    JSON.stringify({ email: 'a@b.test', password: 'x'.repeat(1_000_000) }),
    413,
  ],
  ['nine kilobytes while registering', 'POST /api/auth/register', JSON.stringify({ name: 'x'.repeat(9_000) }), 413],
  [
    'many thousands of keys',
    'POST /api/cart/add-cart',
    JSON.stringify(Object.fromEntries(Array.from({ length: 8_000 }, (_each, at) => [`k${at}`, 1]))),
    400,
  ],
  ['a prototype', 'POST /api/cart/add-cart', '{"__proto__":{"polluted":true},"serviceId":"x"}', 400],
  ['a constructor', 'POST /api/cart/add-cart', '{"constructor":{"prototype":{"polluted":true}}}', 400],
  ['half a body', 'POST /api/cart/add-cart', '{"serviceId":', 400],
  ['a bare number', 'POST /api/cart/add-cart', '1e308', 400],
  ['a bare list', 'POST /api/cart/add-cart', '[1,2]', 400],
  ['null', 'POST /api/cart/add-cart', 'null', 400],
])('T56 refuses %s with a message, quickly', async (_name, call, body, status) => {
  // CPU time, which does not depend on the load of the machine; the least of three leaves out a garbage collection.
  const spent: number[] = [];
  const send = async () => {
    const before = process.cpuUsage();
    const answer = await bff.call(call, { token, body });
    const { user, system } = process.cpuUsage(before);
    spent.push((user + system) / 1_000);
    return answer;
  };
  const [reply] = [await send(), await send(), await send()];
  expect(Math.min(...spent)).toBeLessThan(200);
  expect([reply.status, reply.body.status]).toEqual([status, 'error']);
  expect(reply.body.message).toMatch(/\w+ \w+/);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  expect((await bff.call('GET /api/health/live')).status).toBe(200);
});

it('T56 keeps the connection of a body that was too large, unless it has reached its last request', async () => {
  const server = bff.app.getHttpServer();
  const most = server.maxRequestsPerSocket;
  const refused = async (): Promise<string | undefined> => {
    const agent = new Agent({ keepAlive: true });
    const sent = request(`${bff.url}/api/cart/add-cart`, {
      agent,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': 200_000 },
    }).end('x'.repeat(200_000));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    agent.destroy();
    return answer.headers.connection;
  };
  expect(await refused()).toBe('keep-alive');
  server.maxRequestsPerSocket = 1;
  expect(await refused()).toBe('close');
  server.maxRequestsPerSocket = most;
});

it('T65 T40 ends callers who hold a connection open', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, maxRequestsPerSocket } = bff.app.getHttpServer();
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxRequestsPerSocket }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1_000,
  });
});

const PAYLOADS = [
  "' OR '1'='1",
  "1'; DROP TABLE users;--",
  "admin'/*",
  '1 UNION SELECT null',
  '%27%20OR%201=1',
  { $ne: null },
  { $gt: '' },
  ['a@b.test'],
  [['x']],
  0,
  -1,
  1e308,
  true,
  null,
  '\u0000',
  '../../etc/passwd',
  '${7*7}',
  '{{7*7}}',
  'a\r\nBcc: x@y.test',
];
const INPUTS: [string, string][] = [
  ['POST /api/auth/login', 'email'],
  ['POST /api/auth/register', 'email'],
  ['POST /api/auth/resend-otp', 'email'],
  ['POST /api/auth/verify-email', 'userId'],
  ['POST /api/auth/verify-email', 'otp'],
  ['POST /api/cart/add-cart', 'serviceId'],
  ['POST /api/cart/add-special-offer', 'offerId'],
  [`PUT /api/cart/update-quantity/${nimali._id}`, 'quantity'],
  ['POST /api/appointments/check-availability', 'date'],
  ['POST /api/appointments/create', 'startTime'],
  ['POST /api/appointments/init-payhere', 'appointmentData'],
];

it.each(INPUTS)('T55 refuses injected values: %s %s', async (call, field) => {
  for (const value of PAYLOADS) {
    const reply = await bff.call(call, { token, body: { [field]: value } });
    expect([reply.status, reply.body.code]).toEqual([400, 'VALIDATION']);
  }
});

it.each([
  'email[$ne]=',
  'status[]=paid',
  'status=pending&status=paid',
  "cursor=x'%20OR%201=1&status=%27",
  'sort=price;DROP',
  '__proto__[x]=1',
  'limit=1e3',
  'limit=-1',
  'limit=201',
  'from=2026-02-30',
])('T55 refuses injected filters: %s', async (query) => {
  const reply = await bff.call(`GET /api/appointments/all?${query}`, { token: await tokenOf('admin') });
  expect([reply.status, reply.body.status]).toEqual([400, 'error']);
});

it.each([
  'GET /api/appointments/',
  'PUT /api/appointments/',
  'GET /api/special-offers/',
  'DELETE /api/cart/remove-cart-item/',
])('T55 is 404 for a malformed id: %s', async (call) => {
  for (const id of ["1'%20OR%20'1'='1", '%00', '1', `${nimali._id}x`, '..%2f..%2fhealth', '%2e%2e', '$ne']) {
    const reply = await bff.call(`${call}${id}`, { token, ...(call.startsWith('PUT') && { body: { orderId: 'A' } }) });
    expect([reply.status, reply.body.status]).toEqual([404, 'error']);
  }
});

it.each([
  ['a malformed escape', 'GET /api/appointments/%ff', 400],
  ['half an escape', 'GET /api/appointments/%f', 400],
  ['101 letters', `GET /api/appointments/${'a'.repeat(101)}`, 404],
  ['5,000 letters', `PATCH /api/appointments/${'a'.repeat(5_000)}/cancel`, 404],
])('F-055 answers an id of %s in the one shape, with its request id and headers', async (_story, call, status) => {
  const reply = await bff.call(call, { token, headers: { 'x-request-id': 'given-id-1' } });
  expect([reply.status, Object.keys(reply.body).sort(), reply.body.status]).toEqual([
    status,
    ['code', 'message', 'requestId', 'status'],
    'error',
  ]);
  expect(reply.body.code).not.toContain('FST');
  expect([reply.body.requestId, reply.headers.get('x-request-id')]).toEqual(['given-id-1', 'given-id-1']);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
});

const VARIANTS = [
  '/api/cart/get-cart/',
  '//api/cart/get-cart',
  '/api//cart/get-cart',
  '/api/./cart/get-cart',
  '/api/x/../cart/get-cart',
  '/api/cart/%67et-cart',
  '/api/cart/get-cart%2f',
  '/API/cart/get-cart',
  '/api/cart;x=1/get-cart',
  '/api/cart/get-cart;x',
  '/api/cart/get-cart?x=1',
  '/api/cart/get-cart%00',
  '/api/cart/get-cart%20',
  '/api%2fcart%2fget-cart',
  '/health/../api/cart/get-cart',
];

it.each(VARIANTS)('T58 never answers a guest who writes the path as %s', async (path) => {
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST']) {
    const status = await raw(
      `${method} ${path} HTTP/1.1\r\nHost: x\r\nX-HTTP-Method-Override: GET\r\nX-User-Id: admin\r\n` +
        'X-Original-URL: /api/health\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    );
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});

it.each([
  [
    'both lengths',
    'POST /api/cart/add-cart HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['two lengths', 'POST /api/cart/add-cart HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nabcde'],
  ['a negative length', 'POST /api/cart/add-cart HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
  ['an odd transfer', 'POST /api/cart/add-cart HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n'],
  ['a folded header', 'GET /api/cart/get-cart HTTP/1.1\r\nHost: x\r\nX-A: a\r\n  folded\r\nX B: c\r\n\r\n'],
  ['bare line feeds', 'GET /api/cart/get-cart HTTP/1.1\nHost: x\nX-A\n\n'],
  ['a blank in a header name', 'GET /api/cart/get-cart HTTP/1.1\r\nHost: x\r\nAuthorization : x\r\n\r\n'],
  ['a NUL in a header', 'GET /api/cart/get-cart HTTP/1.1\r\nHost: x\r\nX-A: a\u0000b\r\n\r\n'],
  ['no host', 'GET /api/cart/get-cart HTTP/1.1\r\n\r\n'],
  ['no such version', 'GET /api/cart/get-cart HTTP/9.9\r\nHost: x\r\n\r\n'],
  ['nonsense', '\u0016\u0003\u0001\r\n\r\n'],
  ['a malformed escape', 'GET /api/cart/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
])('T58 answers %s with a refusal', async (_story, bytes) => {
  const status = await raw(bytes);
  expect([400, 401, 404, 415]).toContain(status);
});

/** Status of the first response to bytes that no regular client sends. */
const raw = (bytes: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(bff.url).port), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setTimeout(3_000, () => reject(new Error('no answer')));
    socket.once('error', reject);
    socket.once('data', (data) => {
      socket.destroy();
      resolve(Number(data.toString('latin1').split(' ')[1]));
    });
  });
