import { type JobHandler, migrateJobs, openDatabase } from '@salon/nest-kit';
import { blockingStatements, ReleaseRecorder, saveRecording } from '@salon/testing';
import { previousRelease } from '@salon/testing/previous-release';
import { DataSource } from 'typeorm';
import { database } from './data-source.js';
import { IssueResetJob } from './resets/issue-reset.job.js';
import { SendResetJob } from './resets/send-reset.job.js';
import { accountJourney } from './testing/account-journey.js';
import { type AccountReply, runAccount } from './testing/account-at-fixed-time.js';
import { RenewCodeJob } from './verification/renew-code.job.js';
import { SendCodeJob } from './verification/send-code.job.js';

const FILE = new URL('./testing/previous-release.json', import.meta.url);
const { migrations: newest } = database('', 1);
const previous = previousRelease({
  recording: FILE,
  newest,
  jobs: 'account_jobs',
  tasks: ['send-code', 'renew-code', 'offer-reset', 'send-reset', 'send-password-changed', 'send-new-sign-in'],
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
  await previous.client.query('ALTER TABLE account.device DROP CONSTRAINT device_pkey');
  await expect(replay.run()).rejects.toThrow('fails now');
});

it('R13 no new migration locks a table for as long as it reads all of it', async () => {
  expect(await blockingStatements(newest)).toEqual([]);
});

it('R13 every call of the journey does what it is to do, so that a recording of it is worth a test', async () => {
  const account = await runAccount(previous.url);
  const recorder = new ReleaseRecorder();
  account.app.get(DataSource).subscribers.push(recorder);
  // The jobs whose results a later call of the journey reads: they create codes and tokens.
  for (const kind of [RenewCodeJob, SendCodeJob, IssueResetJob, SendResetJob]) {
    const job: JobHandler<never> = account.app.get(kind, { strict: false });
    const run = job.run.bind(job);
    job.run = (payload) => recorder.record(() => run(payload));
  }
  const replies: [string, AccountReply['status']][] = [];
  const call: typeof account.call = (caller, path, payload) =>
    recorder.record(async () => {
      const reply = await account.call(caller, path, payload);
      replies.push([path, reply.status]);
      return reply;
    });
  await accountJourney(call, account);
  await account.close();
  // The wrong code and the wrong password.
  expect(replies.filter(([, status]) => status >= 300)).toEqual([
    ['POST /verifications', 400],
    ['POST /sign-ins', 401],
  ]);
  const recording = recorder.result(newest.map(({ name }) => name));
  expect(recording.statements.length).toBeGreaterThan(30);
  await previous.assertRepeatable(recording);
  // Set by `npm run record-release`.
  if (process.env.RECORD_RELEASE) await saveRecording(FILE, recording);
});
