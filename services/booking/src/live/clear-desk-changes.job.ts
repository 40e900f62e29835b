import { Injectable } from '@nestjs/common';
import { Cron, deleteInBatches, Job, type JobHandler } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { KEPT_MINUTES } from './desk-changes.queries.js';

/** Deletes changes that no stream can resume from, by the database's clock, which also wrote their times. */
@Job('clear-desk-changes')
@Cron('*/20 * * * *')
@Injectable()
export class ClearDeskChangesJob implements JobHandler {
  constructor(private readonly db: DataSource) {}

  run(): Promise<void> {
    const where = `"at" < clock_timestamp() - interval '${KEPT_MINUTES} minutes'`;
    return deleteInBatches(this.db, { table: 'booking.desk_change', where, parameters: [] });
  }
}
