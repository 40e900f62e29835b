import { migrateDatabase, migrateJobs } from '@salon/nest-kit';
import { migratedDatabaseUrl } from '@salon/testing';
import { database } from '../data-source.js';

/** A new database with the tables of booking and of its queue. @param isDemo with three stylists */
export const bookingDatabaseUrl = (isDemo = true): Promise<string> =>
  migratedDatabaseUrl({
    name: isDemo ? 'booking_demo' : 'booking',
    folder: new URL('../migrations/', import.meta.url),
    run: async (url) => {
      await migrateDatabase(database(url, 1, isDemo));
      await migrateJobs(url, 'booking_jobs');
    },
  });
