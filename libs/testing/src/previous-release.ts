import { Client } from 'pg';
import { dropTestDatabase, testDatabaseUrl } from './database.js';
import { readRecording, ReleaseReplay } from './release-recording.js';

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
}

/** A database for each test of a file, and on it the previous release of a service. */
export function previousRelease<Migration extends { name: string }>(options: Options<Migration>): PreviousRelease {
  const { newest, jobs } = options;
  const release = {
    upgrade: () => options.migrate(release.url, [...newest]),
    open: async () => {
      const { url, client } = release;
      const recording = await readRecording(options.recording);
      await options.migrate(
        url,
        newest.filter(({ name }) => recording.migrations.includes(name)),
      );
      await options.migrateJobs(url, jobs);
      for (const task of options.tasks) await client.query(`SELECT ${jobs}.add_job($1)`, [task]);
      return new ReleaseReplay(client, recording);
    },
  } as PreviousRelease;
  beforeEach(async () => {
    release.url = await testDatabaseUrl();
    release.client = new Client({ connectionString: release.url });
    await release.client.connect();
  });
  afterEach(async () => {
    await release.client.end();
    await dropTestDatabase(release.url);
  });
  return release;
}
