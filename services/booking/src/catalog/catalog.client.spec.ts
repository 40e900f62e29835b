import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import { Clock } from '@salon/kernel';
import { FixedClock } from '@salon/testing';
import { fakeServer } from '../testing/fake-server.js';
import { CatalogClient } from './catalog.client.js';
import { CatalogModule } from './catalog.module.js';

const KEY = 'catalog-call-key-for-tests-only-00000000';

const service = (id: string) => ({
  id,
  title: id,
  description: '',
  thumbnail: null,
  priceCents: price,
  minutes: 30,
  archived: false,
});
const clock = new FixedClock('2026-11-23T03:00:00Z');
let catalog: Awaited<ReturnType<typeof fakeServer>>;
let client: CatalogClient;
let whileAsked = (): void => undefined;
let price = 100_000;
let isOlder = false;
let address = '1 Galle Road';

beforeAll(async () => {
  catalog = await fakeServer(({ body, path }) => {
    whileAsked();
    if (isOlder) return { status: 404, body: { status: 'error', code: 'NOT_FOUND', requestId: 'r' } };
    if (path === '/reviews/unverified') return { body: { userIds: ['nimali'] } };
    if (path === '/reviews/verified') return { body: {} };
    if (path === '/site') return { body: { site: { address } } };
    const { ids } = JSON.parse(body) as { ids: string[] };
    return { body: { services: ids.filter((id) => id !== 'gone').map(service) } };
  });
});
afterAll(() => catalog.close());
beforeEach(() => {
  client = new CatalogClient({ url: catalog.url, key: KEY }, clock);
  catalog.calls.length = 0;
  whileAsked = () => undefined;
});
afterEach(() => client.onApplicationShutdown());

it('a service known a moment ago does not go missing while the catalog is asked about another', async () => {
  await client.lookupCached(['cut']);
  whileAsked = () => clock.advance(10); // The cached data is too old when the response arrives.
  expect([...(await client.lookupCached(['cut', 'colour'])).keys()]).toEqual(['cut', 'colour']);
  expect(JSON.parse(catalog.calls.at(-1)?.body ?? '')).toEqual({ ids: ['colour'] });
});

it('what was asked within seconds is not asked again, and what the catalog does not know is left out', async () => {
  for (let times = 0; times < 2; times += 1)
    expect([...(await client.lookupCached(['cut', 'gone', 'cut'])).keys()]).toEqual(['cut']);
  expect(catalog.calls).toHaveLength(1);
});

it('more services than the catalog looks up at once are looked up in parts', async () => {
  const ids = Array.from({ length: 120 }, (_, at) => `service ${at}`);
  expect([...(await client.lookup([...ids, 'service 0'])).keys()]).toEqual(ids);
  const lengths = catalog.calls.map(({ body }) => (JSON.parse(body) as { ids: string[] }).ids.length);
  expect(lengths).toEqual([50, 50, 20]);
});

it('B7 what is written is priced as the catalog says now, whatever is cached for showing times', async () => {
  await client.lookupCached(['cut']);
  price = 120_000;
  const [now, shown] = [await client.lookup(['cut']), await client.lookupCached(['cut'])];
  expect([now.get('cut')?.priceCents, shown.get('cut')?.priceCents]).toEqual([120_000, 100_000]);
});

it('a mail names the address that the salon has saved a moment ago', async () => {
  await client.site();
  address = '2 Galle Road';
  expect(await client.site()).toEqual({ address });
});

it('a catalog that does not answer, or stops in the middle, is given up after some seconds', async () => {
  const hanging = createServer((request, response) => {
    if (request.method === 'GET') response.writeHead(200, { 'content-type': 'application/json' }).write('{"offer":');
  });
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  const waiting = new CatalogClient({ url, key: KEY }, clock);
  const began = performance.now();
  const refused = { code: 'CATALOG_DOWN', retryAfter: 2 };
  await Promise.all([
    expect(waiting.lookup(['cut'])).rejects.toMatchObject(refused),
    expect(waiting.offer('bridal')).rejects.toMatchObject(refused),
  ]);
  expect(performance.now() - began).toBeLessThan(4_000);
  await waiting.onApplicationShutdown();
  hanging.closeAllConnections();
  hanging.close();
});

it('a catalog of the previous release, which cannot mark a review yet, fails the call: its job is tried again', async () => {
  isOlder = true;
  await expect(client.verifyReview('nimali')).rejects.toMatchObject({ kind: 'not_found' });
  isOlder = false;
  expect(await client.unverifiedAuthors()).toEqual(['nimali']);
  await client.verifyReview('nimali');
  const { method, path, body } = catalog.calls.at(-1) ?? {};
  expect([method, path, body]).toEqual(['PUT', '/reviews/verified', '{"userId":"nimali"}']);
});

it('its connections are closed with the application', async () => {
  class App {}
  const clocks = { module: class {}, global: true, providers: [{ provide: Clock, useValue: clock }], exports: [Clock] };
  const imports = [clocks, CatalogModule.forRoot({ url: catalog.url, key: KEY })];
  const app = await NestFactory.createApplicationContext({ module: App, imports }, { logger: false });
  const known = app.get(CatalogClient);
  expect((await known.lookup(['cut'])).size).toBe(1);
  await app.close();
  await expect(known.lookup(['cut'])).rejects.toMatchObject({ code: 'CATALOG_DOWN' });
});
