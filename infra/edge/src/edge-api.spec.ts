import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { edgeServer } from './edge-server.js';
import { RemoteRegistry } from './remotes/registry.js';
import { DeployedShell } from './deployed/deployed-shell.js';
import { closeAll, listen } from './testing/servers.js';

const NOBODY = 'http://127.0.0.1:9/';
let site: string;
let bffAnswer: RequestListener;
let bff: Server;
let bffPort: number;

const newEdge = (): ReturnType<typeof edgeServer> =>
  edgeServer({
    bffUrl: `http://127.0.0.1:${bffPort}`,
    shellUrl: NOBODY,
    registry: new RemoteRegistry('/no/such/remotes.json', () => undefined),
    shell: new DeployedShell(NOBODY),
    policy: { gatewayOrigins: [], siteUrl: 'http://localhost:4000' },
  });

beforeAll(async () => {
  bff = createServer((request, response) => bffAnswer(request, response));
  bffPort = Number(new URL(await listen(bff)).port);
  site = await listen(newEdge());
});
afterAll(closeAll);

describe('a stream of events', () => {
  it('comes through as it is sent, neither kept back nor compressed, and ends when the edge stops', async () => {
    bffAnswer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }).write('id: 1\n\n');
      setTimeout(() => response.write('id: 2\n\n'), 50);
    };
    const edge = newEdge();
    const asked = request(`${await listen(edge)}api/admin/stream`, { agent: false }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    const events = answer.setEncoding('utf8').iterator();
    expect([(await events.next()).value, (await events.next()).value]).toEqual(['id: 1\n\n', 'id: 2\n\n']);
    const ended = events.next().then(
      ({ done }) => done,
      () => true,
    );
    await edge.close();
    expect(await ended).toBe(true);
  });
});

describe('calls of the API', () => {
  it("reach the BFF with body and caller's address, without headers only we may set (threat T58)", async () => {
    let seen: IncomingHttpHeaders = {};
    bffAnswer = async (request, response) => {
      seen = request.headers;
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      response.writeHead(201, { 'x-powered-by': 'x' }).end(Buffer.concat(chunks));
    };
    const answer = await fetch(`${site}api/cart`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'x-salon-caller': 'admin', 'x-forwarded-for': '6.6.6.6', authorization: 'Bearer t' },
    });
    expect([answer.status, await answer.text(), answer.headers.get('x-powered-by')]).toEqual([201, '{"a":1}', null]);
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', authorization: 'Bearer t' });
    expect(seen['x-salon-caller']).toBeUndefined();
  });

  it('reach the BFF byte for byte, and a body that a GET brings along does not', async () => {
    const seen: string[] = [];
    bffAnswer = async (request, response) => {
      seen.push(
        [request.url, request.headers['content-type'], request.headers.host, (await buffer(request)).toString()].join(),
      );
      response.end('{}');
    };
    const { host } = new URL(site);
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    await fetch(`${site}api/x?a=%2F&b`, { method: 'POST', headers, body: '{ "a" : 1 }' });
    const sent = request(`${site}api/y`, { headers: { ...headers, 'content-length': 2 } }).end('{}');
    await buffer(((await once(sent, 'response')) as [IncomingMessage])[0]);
    expect(seen).toEqual([
      `/api/x?a=%2F&b,application/json; charset=utf-8,${host},{ "a" : 1 }`,
      `/api/y,application/json; charset=utf-8,${host},`,
    ]);
  });

  it.each(['/api/cart/%zz', '/api/%'])(
    'T58 refuse the malformed address %s in the shape of every failure',
    async (path) => {
      let visits = 0;
      bffAnswer = (_request, response) => void ((visits += 1), response.end('{}'));
      const sent = request({
        host: '127.0.0.1',
        port: new URL(site).port,
        path,
        headers: { 'x-request-id': 'abcdefgh' },
      });
      const [answer] = (await once(sent.end(), 'response')) as [IncomingMessage];
      expect([answer.statusCode, JSON.parse((await buffer(answer)).toString()), visits]).toEqual([
        400,
        expect.objectContaining({ status: 'error', code: 'INVALID', requestId: 'abcdefgh' }),
        0,
      ]);
    },
  );

  it.each([
    '/metrics',
    '/api/../metrics',
    '/api/%2e%2e/metrics',
    '/api/..%2fmetrics',
    '/api/x\\..\\..\\metrics',
    '/media/x\\..\\..\\health/ready',
    '//metrics',
  ])('T61 reach nothing of the BFF but the API and pictures: %s', async (path) => {
    const seen: string[] = [];
    bffAnswer = (asked, response) => void (seen.push(asked.url ?? ''), response.end('http_request_seconds'));
    const [answer] = (await once(request({ host: '127.0.0.1', port: new URL(site).port, path }).end(), 'response')) as [
      IncomingMessage,
    ];
    expect([(await buffer(answer)).includes('http_request_seconds'), seen]).toEqual([false, []]);
  });

  it.each(['http://evil.example/api/cart', '*'])('T58 go nowhere else: %s is refused', async (path) => {
    const sent = request({ host: '127.0.0.1', port: new URL(site).port, path, method: 'OPTIONS' }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(400);
  });

  it('a BFF that is gone is 503 in the shape of every failure', async () => {
    bffAnswer = (request) => void request.socket.destroy();
    const answer = await fetch(`${site}api/cart`, { method: 'POST', body: 'x'.repeat(50_000) });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: 'error',
      code: 'UPSTREAM_UNAVAILABLE',
      message: 'Server error. Please try again later',
    });
  });

  it('R4b wait for a BFF that is being replaced; none is lost and none is sent twice', async () => {
    const orders: string[] = [];
    const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      orders.push((await buffer(request)).toString());
      response.writeHead(200, { connection: 'close' }).end();
    };
    bffAnswer = answer;
    await fetch(`${site}api/cart`);
    await new Promise<void>((resolve) => bff.close(() => resolve()));
    const waiting = ['1', '2', '3'].map((body) => fetch(`${site}api/cart`, { method: 'POST', body }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await new Promise<void>((resolve) => bff.listen(bffPort, '127.0.0.1', resolve));
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(orders.filter(Boolean).sort()).toEqual(['1', '2', '3']);
  });

  it('R4b are finished by an edge that stops while it holds them', async () => {
    const edge = newEdge();
    const address = await listen(edge);
    bffAnswer = (_request, response) => void response.writeHead(200, { connection: 'close' }).end();
    await fetch(`${address}api/cart`);
    bffAnswer = (_request, response) => void response.end('{"process":"stopping"}');
    const held = fetch(`${address}api/cart`, { method: 'POST', body: '1' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const stopped = edge.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    bffAnswer = (_request, response) => void response.writeHead(201).end();
    expect((await held).status).toBe(201);
    await stopped;
  });

  it('R4b ask again when a connection broke before the answer, unless something may have been changed', async () => {
    let visits = 0;
    bffAnswer = (_request, response) => void response.end('ok');
    await fetch(`${site}api/cart`);
    bffAnswer = (request, response) => void ((visits += 1) % 2 === 1 ? request.socket.destroy() : response.end('ok'));
    expect([(await fetch(`${site}api/cart`)).status, visits]).toEqual([200, 2]);
    expect([(await fetch(`${site}api/cart`, { method: 'POST', body: '{}' })).status, visits]).toEqual([503, 3]);
  });

  it('T56 are answered at once after a body that was refused before its end', async () => {
    bffAnswer = (request, response) =>
      void response.writeHead(Number(request.headers['content-length']) > 1_000 ? 413 : 200).end('{}');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const status = async (bytes: number): Promise<number | undefined> => {
      const sent = request(`${site}api/cart`, { agent, method: 'POST', headers: { 'content-length': bytes } }).end(
        Buffer.alloc(bytes, 'x'),
      );
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      await buffer(answer);
      return answer.statusCode;
    };
    for (let count = 0; count < 10; count += 1) expect([await status(1_000_000), await status(2)]).toEqual([413, 200]);
    agent.destroy();
  });
});
