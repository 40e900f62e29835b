import { type Bff, startBff } from '../testing/start-bff.js';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
});
afterEach(() => bff.close());

const TIME = { date: '2026-11-21', time: '14:30' };
const menu = (...minutes: (number | null)[]): void =>
  bff.services.catalog.on('GET /services', {
    status: 200,
    body: { services: minutes.map((averageTime, at) => ({ _id: `s${at}`, averageTime })) },
  });
const free = (nextFree: typeof TIME | null): void =>
  bff.services.booking.on('POST /slots/next-today', { status: 200, body: { nextFree } });
const requests = (): unknown[] =>
  bff.services.booking.requests('POST /slots/next-today').map(({ body }) => JSON.parse(body) as unknown);

it('shows guests the next free time today for the shortest service', async () => {
  menu(90, 20, null);
  free(TIME);
  const reply = await bff.call('GET /api/site/next-free', { token: 'worthless' });
  expect([reply.status, reply.body.data]).toEqual([200, { nextFree: TIME }]);
  expect(requests()).toEqual([{ service: 's1' }]);
});

it('counts 30 minutes for a service without a duration', async () => {
  menu(45, null);
  free(null);
  expect((await bff.call('GET /api/site/next-free')).body.data).toEqual({ nextFree: null });
  expect(requests()).toEqual([{ service: 's1' }]);
});

it('uses the default duration while there are no services', async () => {
  menu();
  free(TIME);
  await bff.call('GET /api/site/next-free');
  expect(requests()).toEqual([{}]);
});

it('calls the services once for many parallel readers', async () => {
  menu(30);
  free(TIME);
  await Promise.all(Array.from({ length: 20 }, () => bff.call('GET /api/site/next-free')));
  expect(requests()).toHaveLength(1);
});

it('is 503 when the booking service has never responded', async () => {
  menu(30);
  await bff.services.booking.stop();
  const reply = await bff.call('GET /api/site/next-free');
  expect([reply.status, reply.body.data]).toEqual([503, undefined]);
});
