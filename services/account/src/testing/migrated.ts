import { migrateDatabase, migrateJobs } from '@salon/nest-kit';
import { migratedDatabaseUrl } from '@salon/testing';
import { database } from '../data-source.js';

/** A new database with the tables of the account service and of its queue. */
export const accountDatabaseUrl = (): Promise<string> =>
  migratedDatabaseUrl({
    name: 'account',
    folder: new URL('../migrations/', import.meta.url),
    run: async (url) => {
      await migrateDatabase(database(url, 1));
      await migrateJobs(url, 'account_jobs');
    },
  });
