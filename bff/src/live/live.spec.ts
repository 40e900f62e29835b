import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callRefusals } from '@salon/contracts';
import { verifyCall } from '@salon/nest-kit';
import { Sessions } from '../access/sessions.js';
import { failed } from '../testing/fake-service.js';
import { liveSession, PEOPLE, type Person, SESSIONS, tokenOf } from '../testing/people.js';
import { type Bff, keyOf, type Services, startBff, startServices } from '../testing/start-bff.js';

const EVENT = 'id: 1\ndata: {"isComplete":true,"changes":[]}\n\n';
/** A booking service that streams what a test writes. */
let booking: Server;
let asked: IncomingMessage[];
let streams: ServerResponse[];
let fakes: Services;
let bff: Bff;

beforeEach(async () => {
  [asked, streams] = [[], []];
  booking = createServer((call, response) => {
    asked.push(call);
    streams.push(response.writeHead(200, { 'content-type': 'text/event-stream' }));
    response.write(EVENT);
  });
  await new Promise<void>((resolve) => booking.listen(0, '127.0.0.1', resolve));
  fakes = await startServices();
  const at = (url: string, name: keyof Services) => ({ url, key: keyOf(name) });
  bff = await startBff({
    fakes,
    services: {
      catalog: at(fakes.catalog.url, 'catalog'),
      account: at(fakes.account.url, 'account'),
      booking: at(`http://127.0.0.1:${(booking.address() as AddressInfo).port}`, 'booking'),
    },
  });
});
afterEach(async () => {
  await bff.close();
  booking.closeAllConnections();
  booking.close();
  await Promise.all(Object.values(fakes).map((service) => service.stop()));
});

/** A stream of a signed-in person; `next` is the next event, undefined when it has ended. */
async function openStream(who: Person, lastId?: string) {
  const authorization = `Bearer ${await tokenOf(who)}`;
  const headers = { authorization, ...(lastId && { 'last-event-id': lastId }) };
  const sent = request(`${bff.url}/api/admin/stream`, { headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const texts = response.setEncoding('utf8').iterator() as AsyncIterator<string>;
  const next = async (): Promise<string | undefined> => (await texts.next()).value as string | undefined;
  return { status: response.statusCode, headers: response.headers, next, close: () => sent.destroy() };
}

it('passes the events on as they come, to be kept back or compressed by no proxy', async () => {
  const { status, headers, next, close } = await openStream('frontDesk', '7-1:1:');
  expect([status, headers['content-type'], headers['x-accel-buffering'], headers['cache-control']]).toEqual([
    200,
    'text/event-stream',
    'no',
    'no-store, no-transform',
  ]);
  expect(await next()).toBe(EVENT);
  streams[0]?.write('id: 2\ndata: {}\n\n');
  expect(await next()).toBe('id: 2\ndata: {}\n\n');
  expect([asked[0]?.url, asked[0]?.headers['last-event-id']]).toEqual(['/desk/changes', '7-1:1:']);
  const caller = String(asked[0]?.headers['x-salon-caller']);
  expect(await verifyCall(caller, keyOf('booking'), 'booking')).toBeNull();
  const left = once(streams[0]!, 'close');
  close();
  await left;
});

it('T8 gives a stylist what concerns days alone, and no customer anything', async () => {
  (await openStream('stylist')).close();
  expect(asked.map(({ url }) => url)).toEqual(['/desk/changes?of=days']);
  expect([(await openStream('user')).status, (await openStream('anonymous')).status]).toEqual([403, 401]);
});

it('ends with its session, and not because the account service is away', async () => {
  const { next } = await openStream('frontDesk');
  await next();
  const sessions = bff.app.get(Sessions);
  const call = `GET /sessions/${SESSIONS.frontDesk}?use=none`;
  fakes.account.on(call, failed(503, 'DATABASE_DOWN'));
  sessions.evict(SESSIONS.frontDesk);
  const looked = () => fakes.account.requests(call).length;
  for (const before = looked(); looked() === before;) await new Promise((go) => setTimeout(go, 100));
  streams[0]?.write('still');
  expect(await next()).toBe('still');
  fakes.account.on(call, failed(401, 'SESSION_ENDED'));
  sessions.evict(SESSIONS.frontDesk);
  expect(await next()).toBeUndefined();
  expect((await openStream('frontDesk')).status).toBe(401);
});

it('ends when its person may see other changes now', async () => {
  const { next } = await openStream('frontDesk');
  await next();
  const call = `GET /sessions/${SESSIONS.frontDesk}?use=none`;
  fakes.account.on(call, { status: 200, body: liveSession(PEOPLE.stylist) });
  bff.app.get(Sessions).evict(SESSIONS.frontDesk);
  expect(await next()).toBeUndefined();
});

it('extends no session while it is open', async () => {
  const call = `GET /sessions/${SESSIONS.frontDesk}`;
  const { next } = await openStream('frontDesk');
  await next();
  bff.app.get(Sessions).evict(SESSIONS.frontDesk);
  const asked = () => fakes.account.requests(`${call}?use=none`).length;
  for (const before = asked(); asked() === before;) await new Promise((go) => setTimeout(go, 100));
  expect(fakes.account.requests(call)).toHaveLength(1);
});

it('refuses one account more streams than its browsers need, until one has ended', async () => {
  const open = await Promise.all(Array.from({ length: 8 }, () => openStream('frontDesk')));
  const refused = await bff.call('GET /api/admin/stream', { token: await tokenOf('frontDesk') });
  expect([refused.status, refused.body.message, refused.headers.get('retry-after')]).toEqual([
    429,
    callRefusals.STREAMS_TOO_MANY.text,
    '30',
  ]);
  const other = await openStream('admin');
  expect(other.status).toBe(200);
  const left = Promise.race(streams.map((stream) => once(stream, 'close'))); // Streams arrive in any order.
  open[0]?.close();
  await left;
  expect((await openStream('frontDesk')).status).toBe(200);
});

it('ends its streams when it stops, and one whose booking service stops', async () => {
  const [first, second] = [await openStream('frontDesk'), await openStream('admin')];
  await Promise.all([first.next(), second.next()]);
  streams[0]?.end();
  expect(await first.next()).toBeUndefined();
  const [end] = await Promise.all([second.next(), bff.app.close()]);
  expect(end).toBeUndefined();
});
