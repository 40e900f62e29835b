import { type JobHandler, migrateJobs, openDatabase } from '@salon/nest-kit';
import { blockingStatements, ReleaseRecorder, saveRecording } from '@salon/testing';
import { previousRelease } from '@salon/testing/previous-release';
import { DataSource } from 'typeorm';
import { database } from './data-source.js';
import { ReleaseUnpaidJob } from './holds/release-unpaid.job.js';
import { SendMailJob } from './mails/send-mail.job.js';
import { SweepOrderJob } from './payments/sweep-order.job.js';
import { VerifyOrderJob } from './payments/verify-order.job.js';
import { CheckRefundJob } from './refunds/check-refund.job.js';
import { bookingJourney } from './testing/booking-journey.js';
import { type BookingReply, runBooking } from './testing/running-booking.js';

const FILE = new URL('./testing/previous-release.json', import.meta.url);
const { migrations: newest } = database('', 1);
const previous = previousRelease({
  recording: FILE,
  newest,
  jobs: 'booking_jobs',
  tasks: ['release-unpaid', 'sweep-order', 'check-refund', 'send-mail'],
  migrate: async (url, migrations) => {
    const db = await openDatabase({ ...database(url, 2), migrations });
    await db.destroy();
  },
  migrateJobs,
});

it("R13 the previous release's journey goes on while this one's migrations run, and after them", async () => {
  const replay = await previous.open();
  await replay.run(0.5);
  await previous.upgrade();
  await replay.run();
});

it('R13 notices a migration that takes away what the previous release names', async () => {
  const replay = await previous.open();
  await previous.upgrade();
  await previous.client.query('DROP INDEX booking.one_mail_per_fact');
  await expect(replay.run()).rejects.toThrow('fails now: INSERT INTO booking.message');
});

it('R13 notices a column the previous release does not fill', async () => {
  const replay = await previous.open();
  await previous.upgrade();
  await previous.client.query('ALTER TABLE booking.payment_attempt ADD COLUMN "note" text NOT NULL');
  await expect(replay.run()).rejects.toThrow('fails now');
});

it('R13 no new migration locks a table for as long as it reads all of it', async () => {
  expect(await blockingStatements(newest)).toEqual([]);
});

it('R13 every call of the journey succeeds, so that a recording of it is worth a test', async () => {
  const booking = await runBooking(previous.url);
  const recorder = new ReleaseRecorder();
  booking.app.get(DataSource).subscribers.push(recorder);
  // By the real clock they are due at once, and what they store would be read by the journey but not be recorded.
  for (const kind of [CheckRefundJob, ReleaseUnpaidJob, SendMailJob, SweepOrderJob, VerifyOrderJob]) {
    const job: JobHandler<never> = booking.app.get(kind, { strict: false });
    job.run = () => Promise.resolve();
  }
  const replies: [string, BookingReply['status']][] = [];
  const call: typeof booking.call = (caller, path, payload) =>
    recorder.record(async () => {
      const reply = await booking.call(caller, path, payload);
      replies.push([path, reply.status]);
      return reply;
    });
  await bookingJourney(call, booking.clock);
  await booking.close();
  expect(replies.filter(([, status]) => status >= 300)).toEqual([]);
  const recording = recorder.result(newest.map(({ name }) => name));
  expect(recording.statements.length).toBeGreaterThan(50);
  await previous.assertRepeatable(recording);
  // Set by `npm run record-release`.
  if (process.env.RECORD_RELEASE) await saveRecording(FILE, recording);
});
