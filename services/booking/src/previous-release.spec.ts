import { migrateJobs, openDatabase } from '@salon/nest-kit';
import {
  blockingStatements,
  dropTestDatabase,
  readRecording,
  type ReleaseRecording,
  ReleaseRecorder,
  ReleaseReplay,
  saveRecording,
  testDatabaseUrl,
} from '@salon/testing';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { database } from './data-source.js';
import { bookingJourney } from './testing/booking-journey.js';
import { type BookingReply, runBooking } from './testing/running-booking.js';

const FILE = new URL('./testing/previous-release.json', import.meta.url);
/** Tasks of the queue: its tables know them before a job of theirs is written. */
const TASKS = ['release-unpaid', 'sweep-order', 'check-refund', 'send-mail'];
const { migrations: newest } = database('', 1);

let url: string;
let client: Client;
let previous: ReleaseRecording;

beforeEach(async () => {
  url = await testDatabaseUrl();
  client = new Client({ connectionString: url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await dropTestDatabase(url);
});

const migrate = async (migrations: typeof newest): Promise<void> => {
  const db = await openDatabase({ ...database(url, 2), migrations });
  await db.destroy();
};

/** The schema of the previous release, and its journey about to begin. */
async function openPrevious(): Promise<ReleaseReplay> {
  previous = await readRecording(FILE);
  await migrate(newest.filter(({ name }) => previous.migrations.includes(name)));
  await migrateJobs(url, 'booking_jobs');
  for (const task of TASKS) await client.query('SELECT booking_jobs.add_job($1)', [task]);
  return new ReleaseReplay(client, previous);
}

it("R13 the previous release's journey goes on while this one's migrations run, and after them", async () => {
  const replay = await openPrevious();
  await replay.run(0.5);
  await migrate(newest);
  await replay.run();
});

it('R13 notices a migration that takes away what the previous release names', async () => {
  const replay = await openPrevious();
  await migrate(newest);
  await client.query('DROP INDEX booking.one_mail_per_fact');
  await expect(replay.run()).rejects.toThrow('fails now: INSERT INTO booking.message');
});

it('R13 notices a column the previous release does not fill', async () => {
  const replay = await openPrevious();
  await migrate(newest);
  await client.query('ALTER TABLE booking.payment_attempt ADD COLUMN "note" text NOT NULL');
  await expect(replay.run()).rejects.toThrow('fails now');
});

it('R13 no new migration locks a table for as long as it reads all of it', async () => {
  expect(await blockingStatements(newest)).toEqual([]);
});

it('R13 every call of the journey succeeds, so that a recording of it is worth a test', async () => {
  const booking = await runBooking(url);
  const recorder = new ReleaseRecorder();
  booking.app.get(DataSource).subscribers.push(recorder);
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
  // Set by `npm run record-release`.
  if (process.env.RECORD_RELEASE) await saveRecording(FILE, recording);
});
