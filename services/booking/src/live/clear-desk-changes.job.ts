import { Injectable } from '@nestjs/common';
import { Cron, deleteInBatches, Job, type JobHandler } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { KEPT_MINUTES } from './desk-changes.queries.js';

/** Deletes what no stream can go on from any more, by the clock of the database, which wrote when each came. */
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
