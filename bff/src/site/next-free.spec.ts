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
const asked = (): unknown[] =>
  bff.services.booking.asked('POST /slots/next-today').map(({ body }) => JSON.parse(body) as unknown);

it('tells any guest when they could come today, for the shortest visit of the menu', async () => {
  menu(90, 20, null);
  free(TIME);
  const reply = await bff.call('GET /api/site/next-free', { token: 'worthless' });
  expect([reply.status, reply.body.data]).toEqual([200, { nextFree: TIME }]);
  expect(asked()).toEqual([{ service: 's1' }]);
});

it('counts 30 minutes for a service that says nothing, and asks for no service where there is none', async () => {
  menu(45, null);
  free(null);
  expect((await bff.call('GET /api/site/next-free')).body.data).toEqual({ nextFree: null });
  expect(asked()).toEqual([{ service: 's1' }]);
});

it('asks for a visit of the usual length while the menu is empty', async () => {
  menu();
  free(TIME);
  await bff.call('GET /api/site/next-free');
  expect(asked()).toEqual([{}]);
});

it('asks the services once for a crowd', async () => {
  menu(30);
  free(TIME);
  await Promise.all(Array.from({ length: 20 }, () => bff.call('GET /api/site/next-free')));
  expect(asked()).toHaveLength(1);
});

it('tells no time when booking never answered', async () => {
  menu(30);
  await bff.services.booking.stop();
  const reply = await bff.call('GET /api/site/next-free');
  expect([reply.status, reply.body.data]).toEqual([503, undefined]);
});
