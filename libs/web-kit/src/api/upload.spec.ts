import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fetchWithProgress } from './upload.js';

let server: Server;
let url: string;
const received: { type: string | undefined; token: string | undefined; length: number }[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const cors = {
      'access-control-allow-origin': request.headers.origin,
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'retry-after',
      'retry-after': '30',
    };
    if (request.url === '/gone') return void request.socket.destroy();
    const body = await buffer(request);
    if (request.method === 'POST')
      received.push({
        type: request.headers['content-type'],
        token: request.headers.authorization,
        length: body.length,
      });
    response.writeHead(request.url === '/full' && request.method === 'POST' ? 507 : 201, cors).end('{"status":"x"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close().closeAllConnections());

const picture = new Blob(['x'.repeat(300_000)], { type: 'image/png' });
const send = (path: string, more: RequestInit = {}, shares: number[] = []) =>
  fetchWithProgress(
    `${url}${path}`,
    { headers: { authorization: 'Bearer t' }, body: picture, ...more },
    (share) => void shares.push(share),
  );

it('sends a file and reports its progress', async () => {
  const shares: number[] = [];
  const response = await send('/', {}, shares);
  expect([response.status, await response.json()]).toEqual([201, { status: 'x' }]);
  expect([shares.length > 0, shares.every((share) => share >= 0 && share <= 1)]).toEqual([true, true]);
  expect(received).toEqual([{ type: 'image/png', token: 'Bearer t', length: 300_000 }]);
});

it('returns a refusal like any other response, with the time to wait', async () => {
  const response = await send('/full');
  expect([response.status, response.headers.get('retry-after')]).toEqual([507, '30']);
});

it('fails without a response', async () => {
  await expect(send('/gone')).rejects.toThrow('No response');
});

it('stops when it is aborted', async () => {
  const stop = new AbortController();
  const sent = send('/', { signal: stop.signal });
  stop.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
});

it('is not sent when it was aborted before', async () => {
  const before = received.length;
  await expect(send('/', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  expect(received).toHaveLength(before);
});
