import type { Appointment } from '@salon/contracts';
import { DataSource } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { CUT } from '../testing/fake-catalog.js';
import { startBooking } from '../testing/running-booking.js';
import { ADMIN, customer, DAY } from '../testing/salon.js';
import { VerifyReviewJob } from './verify-review.job.js';

const AFTER = '2026-11-26T05:30:00Z';
const salon = eachMonday();
const desk = deskOf(salon);
const nimali = customer('Nimali');

const change = (id: string, status: string) => salon.changeStatus.run(id, { status }, ADMIN);

async function confirmed(): Promise<string> {
  const { _id } = await salon.held(nimali);
  await change(_id, 'confirmed');
  salon.clock.set(AFTER);
  return _id;
}

/** The customers whom the catalog knows to have been here after the job of this visit has run so many times. */
async function verified(id: string | undefined, { times = 1, authors = [] as string[] } = {}): Promise<string[]> {
  const known = new Set<string>();
  const job = new VerifyReviewJob(salon.db, {
    verifyReview: async (userId: string) => void known.add(userId),
    unverifiedAuthors: async () => authors,
  } as never);
  for (let time = 0; time < times; time += 1) await job.run(id === undefined ? {} : { id });
  return [...known];
}

it('B14 a minute after a visit was completed, the review of its customer is one of a verified visit', async () => {
  const id = await confirmed();
  expect(await salon.waiting('verify-review')).toBe(0);
  await change(id, 'completed');
  const jobs = await salon.db.query<{ at: Date }[]>(
    `SELECT run_at AS at FROM booking_jobs.jobs WHERE task_identifier = 'verify-review'`,
  );
  expect(jobs).toEqual([{ at: new Date('2026-11-26T05:31:00Z') }]);
  expect(await verified(id, { times: 2 })).toEqual([nimali.id]);
});

it('B14 a visit that was not completed, or by mistake, makes no review one of a verified visit', async () => {
  const id = await confirmed();
  const missed = await change(id, 'no_show');
  expect(await salon.waiting('verify-review')).toBe(0);
  await salon.undoAdminAction.run(missed.act.id, ADMIN);
  const mistaken = await change(id, 'completed');
  await salon.undoAdminAction.run(mistaken.act.id, ADMIN);
  expect(await verified(id)).toEqual([]);
});

it('B14 a review that was written while bookings were away is one of a verified visit within a day', async () => {
  const expected = customer('Booked, but has not been here');
  await change((await salon.held(expected))._id, 'confirmed');
  const id = await confirmed();
  await change(id, 'completed');
  expect(await verified(undefined, { authors: [nimali.id, expected.id, ADMIN.id] })).toEqual([nimali.id]);
});

it('B14 the catalog is not notified of a client without an account', async () => {
  await desk.open();
  const { appointment } = await desk.book();
  salon.clock.set(AFTER);
  await change(appointment._id, 'completed');
  expect(await salon.waiting('verify-review')).toBe(0);
});

it('B14 the service tells the catalog by itself', async () => {
  const booking = await startBooking();
  const notified = new Promise((resolve) =>
    Object.assign(booking.app.get(CatalogClient), { verifyReview: async (userId: string) => resolve(userId) }),
  );
  const visit = { date: DAY, startTime: '10:00', services: [{ service: CUT.id, quantity: 1 }] };
  await booking.call(nimali, 'POST /cart/lines', { serviceId: CUT.id });
  const { body } = await booking.call(nimali, 'POST /appointments', visit);
  const { _id } = (body as { appointment: Appointment }).appointment;
  await booking.call(ADMIN, `PATCH /appointments/${_id}/status`, { status: 'confirmed' });
  booking.clock.set(AFTER);
  await booking.call(ADMIN, `PATCH /appointments/${_id}/status`, { status: 'completed' });
  await booking.app.get(DataSource).query(
    `SELECT FROM booking_jobs.reschedule_jobs(
       ARRAY(SELECT id FROM booking_jobs.jobs WHERE task_identifier = 'verify-review' AND locked_at IS NULL), run_at := now())`,
  );
  expect(await notified).toBe(nimali.id);
  await booking.close();
});
