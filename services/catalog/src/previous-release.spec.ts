import { migrateJobs, openDatabase } from '@salon/nest-kit';
import { blockingStatements, ReleaseRecorder, saveRecording } from '@salon/testing';
import { previousRelease } from '@salon/testing/previous-release';
import { database } from './data-source.js';
import { seedBlankSite } from './seed/seed-texts.js';
import { catalogJourney } from './testing/catalog-journey.js';
import { openCatalog, type Reply } from './testing/open-catalog.js';

const FILE = new URL('./testing/previous-release.json', import.meta.url);
const { migrations: newest } = database('', 1);
const previous = previousRelease({
  recording: FILE,
  newest,
  jobs: 'catalog_jobs',
  tasks: ['send-message'],
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
  await previous.client.query('ALTER TABLE catalog.contact_message RENAME COLUMN "message" TO "text"');
  await expect(replay.run()).rejects.toThrow('fails now: INSERT INTO catalog.contact_message');
});

it('R13 no new migration locks a table for as long as it reads all of it', async () => {
  expect(await blockingStatements(newest)).toEqual([]);
});

it('R13 every call of the journey succeeds, so that a recording of it is worth a test', async () => {
  const catalog = await openCatalog({ isDemo: false });
  const recorder = new ReleaseRecorder();
  catalog.db.subscribers.push(recorder);
  const replies: [string, Reply['status']][] = [];
  await recorder.record(() => seedBlankSite(catalog.db));
  await catalogJourney((call, caller, payload) =>
    recorder.record(async () => {
      const reply = await catalog.ask(call, caller, payload);
      replies.push([call, reply.status]);
      return reply;
    }),
  );
  await catalog.close();
  expect(replies.filter(([, status]) => status >= 300)).toEqual([]);
  const recording = recorder.result(newest.map(({ name }) => name));
  expect(recording.statements.length).toBeGreaterThan(50);
  await previous.assertRepeatable(recording);
  // Set by `npm run record-release`.
  if (process.env.RECORD_RELEASE) await saveRecording(FILE, recording);
});
