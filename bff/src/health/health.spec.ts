import { type Bff, startBff } from '../testing/start-bff.js';

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  for (const service of Object.values(bff.services))
    service.on('GET /health/ready', { status: 200, body: { status: 'ok', checks: { database: 'ok' } } });
});
afterEach(() => bff.close());

it('reports a healthy site', async () => {
  const reply = await bff.call('GET /api/health');
  const well = { status: 'ok', checks: { database: 'ok' } };
  expect([reply.status, reply.body]).toEqual([
    200,
    { status: 'ok', services: { catalog: well, account: well, booking: well } },
  ]);
});

it('reports which part is down, without internal reasons', async () => {
  bff.services.booking.on('GET /health/ready', {
    status: 503,
    body: { status: 'down', checks: { database: 'connect ECONNREFUSED 10.0.0.3:5432', jobs: 'ok' } },
  });
  await bff.services.account.stop();
  const reply = await bff.call('GET /api/health');
  expect([reply.status, reply.body.status]).toEqual([503, 'down']);
  expect(reply.body).toMatchObject({
    services: {
      booking: { status: 'down', checks: { database: 'down', jobs: 'ok' } },
      account: { status: 'down' },
      catalog: { status: 'ok' },
    },
  });
  expect(reply.text).not.toContain('10.0.0.3');
});

it('is live while every service is down', async () => {
  await Promise.all(Object.values(bff.services).map((service) => service.stop()));
  expect((await bff.call('GET /api/health/live')).body).toEqual({ status: 'ok' });
  expect((await bff.call('GET /health/live')).body).toEqual({ status: 'ok' });
});
