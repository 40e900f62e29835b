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
