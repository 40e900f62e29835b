import { Client } from 'pg';
import { dropTestDatabase, testDatabaseUrl } from './database.js';
import { readRecording, type ReleaseRecording, ReleaseReplay } from './release-recording.js';

interface Options<Migration> {
  recording: URL;
  /** Today's migrations, in their order. */
  newest: readonly Migration[];
  /** The schema of the queue. */
  jobs: string;
  /** Tasks of the queue: they must be registered before a job of theirs is added. */
  tasks: readonly string[];
  migrate(url: string, migrations: Migration[]): Promise<void>;
  migrateJobs(url: string, schema: string): Promise<void>;
}

interface PreviousRelease {
  url: string;
  client: Client;
  /** Runs today's migrations. */
  upgrade(): Promise<void>;
  /** The schema of the previous release, with its journey ready to begin. */
  open(): Promise<ReleaseReplay>;
  /** @throws Error when a recording does not hold all that it needs to be repeated */
  assertRepeatable(recording: ReleaseRecording): Promise<void>;
}

/** A database for each test of a file, and on it the previous release of a service. */
export function previousRelease<Migration extends { name: string }>(options: Options<Migration>): PreviousRelease {
  const { newest, jobs } = options;
  const begin = async (recording: ReleaseRecording): Promise<ReleaseReplay> => {
    const { url, client } = release;
    const known = newest.filter(({ name }) => recording.migrations.includes(name));
    await options.migrate(url, known);
    await options.migrateJobs(url, jobs);
    for (const task of options.tasks) await client.query(`SELECT ${jobs}.add_job($1)`, [task]);
    return new ReleaseReplay(client, recording);
  };
  const create = async (): Promise<void> => {
    release.url = await testDatabaseUrl();
    release.client = new Client({ connectionString: release.url });
    await release.client.connect();
  };
  const drop = async (): Promise<void> => {
    await release.client.end();
    await dropTestDatabase(release.url);
  };
  const release = {
    upgrade: () => options.migrate(release.url, [...newest]),
    open: async () => begin(await readRecording(options.recording)),
    assertRepeatable: async (recording) => {
      await drop();
      await create();
      await (await begin(recording)).run();
    },
  } as PreviousRelease;
  beforeEach(create);
  afterEach(drop);
  return release;
}
