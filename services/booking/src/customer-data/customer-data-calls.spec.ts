import { permissionsOf } from '@salon/contracts';
import { type RunningBooking, startBooking } from '../testing/running-booking.js';
import { CUT } from '../testing/fake-catalog.js';
import { ADMIN, customer } from '../testing/salon.js';

let booking: RunningBooking;
beforeAll(async () => {
  booking = await startBooking();
});
afterAll(() => booking.close());

const WASANTHI = customer('Wasanthi');
const nothing = { visits: [], cart: { services: [], offer: null }, mails: [] };

it('T64 a customer reads and deletes what the service holds about them, and nobody else’s', async () => {
  await booking.call(WASANTHI, 'POST /cart/lines', { serviceId: CUT.id });
  expect(await booking.call(WASANTHI, 'GET /customer-data')).toMatchObject({
    status: 200,
    body: { ...nothing, cart: { services: [{ title: 'Cut', quantity: 1 }] } },
  });
  for (let times = 0; times < 2; times += 1)
    expect(await booking.call(WASANTHI, 'DELETE /customer-data')).toMatchObject({ status: 200, body: {} });
  expect((await booking.call(WASANTHI, 'GET /customer-data')).body).toEqual(nothing);
});

it('T64 a guest has none, and whoever works here ends their access first', async () => {
  for (const call of ['GET /customer-data', 'DELETE /customer-data'])
    expect((await booking.call(null, call)).status).toBe(401);
  expect(await booking.call(ADMIN, 'DELETE /customer-data')).toMatchObject({
    status: 409,
    body: { code: 'DELETION_REFUSED', params: { reason: 'staff' } },
  });
});

it('T64 A19 an owner deletes what the service holds about a customer, front desk and customers do not', async () => {
  const chaminda = customer('Chaminda');
  await booking.call(chaminda, 'POST /cart/lines', { serviceId: CUT.id });
  const call = `DELETE /customer-data/${chaminda.id}`;
  const person = { ids: [chaminda.id], emails: [chaminda.email] };
  const frontDesk = customer('Front desk', { role: 'admin', permissions: permissionsOf('front_desk') });
  for (const [who, status] of [
    [null, 401],
    [chaminda, 403],
    [frontDesk, 403],
  ] as const)
    expect((await booking.call(who, call, person)).status).toBe(status);
  const other = { ids: [ADMIN.id], emails: [] };
  for (const body of [
    undefined,
    {},
    { ids: [], emails: [] },
    { ids: ['x'], emails: [] },
    { ids: [chaminda.id] },
    other,
  ])
    expect((await booking.call(ADMIN, call, body)).status).toBe(400);
  expect((await booking.call(chaminda, 'GET /customer-data')).body).not.toEqual(nothing);
  expect(await booking.call(ADMIN, call, person)).toMatchObject({ status: 200, body: {} });
  expect((await booking.call(chaminda, 'GET /customer-data')).body).toEqual(nothing);
});

it('T64 A19 a customer without merged records has none to delete before their own', async () => {
  expect(await booking.call(WASANTHI, 'GET /merged-records')).toMatchObject({
    status: 200,
    body: { ids: [], emails: [] },
  });
  expect((await booking.call(WASANTHI, 'GET /merged-records/deletable')).status).toBe(200);
  for (const call of ['GET /merged-records', 'GET /merged-records/deletable']) {
    expect((await booking.call(null, call)).status).toBe(401);
    expect(await booking.call(ADMIN, call)).toMatchObject({
      status: 409,
      body: { code: 'DELETION_REFUSED', params: { reason: 'staff' } },
    });
  }
});
