import { permissionsOf } from '@salon/contracts';
import { givenUpJob } from '@salon/testing';
import { DataSource } from 'typeorm';
import { type RunningBooking, startBooking } from '../testing/running-booking.js';
import { ADMIN } from '../testing/salon.js';

let booking: RunningBooking;
beforeAll(async () => {
  booking = await startBooking();
});
afterAll(() => booking.close());

const FRONT_DESK = { ...ADMIN, permissions: permissionsOf('front_desk') };

it('an owner runs a given-up job of booking again, and finds that among the admin actions; the front desk does neither', async () => {
  const job = await givenUpJob(
    booking.app.get(DataSource),
    'booking_jobs',
    'clear-notices',
    'the database is read-only',
  );
  const { body } = await booking.call(ADMIN, 'GET /ops');
  const { queue } = body as { queue: { asOf: string } };
  expect(queue).toMatchObject({ dead: [{ _id: job, task: 'clear-notices', error: 'the database is read-only' }] });
  const wanted = { task: 'clear-notices', job, asOf: queue.asOf };
  expect((await booking.call(FRONT_DESK, 'POST /ops/retry', wanted)).status).toBe(403);
  expect((await booking.call(ADMIN, 'POST /ops/retry', wanted)).body).toEqual({ retried: 1 });
  expect((await booking.call(ADMIN, 'GET /actions?areas=salon,site')).body).toMatchObject({
    entries: [{ area: 'site', subject: { title: 'Tidying: payment notices, 1 job', visit: null }, undoable: false }],
  });
  for (const query of ['?areas=visit,salon', '?areas=visit,site&visit=ARL-261126-0042'])
    expect((await booking.call(ADMIN, `GET /actions${query}`)).body).toEqual({ entries: [] });
  expect((await booking.call(FRONT_DESK, 'GET /actions')).body).toEqual({ entries: [] });
});
