import { Injectable } from '@nestjs/common';
import { RETENTION } from '@salon/contracts';
import { addMinutes, Clock, DAY_MINUTES } from '@salon/kernel';
import { Cron, DELETE_BATCH, deleteInBatches, Job, type JobHandler } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

/** Maximum number of stored forged and unknown notices, even under a flood. */
const MAX_UNTRUSTED = 10_000;
const UNTRUSTED = `"verdict" IN ('forged', 'unknown')`;

/** The ids of the next rows to delete. */
interface RowSelection {
  ids: string;
  parameters: unknown[];
}

/** Deletes expired notices once a day. */
@Job('clear-notices')
@Cron('40 20 * * *')
@Injectable()
export class ClearNoticesJob implements JobHandler {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A failed step does not stop the others. @throws AggregateError of all failures: the queue retries */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (const each of clearings(this.clock.now())) await this.clear(each).catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'notices were not all cleared away');
  }

  private clear({ ids, parameters }: RowSelection): Promise<void> {
    return deleteInBatches(this.db, { table: 'booking.payment_notice', where: `"id" IN (${ids})`, parameters });
  }
}

const clearings = (now: Date): RowSelection[] => [
  {
    // Only the oldest rows by id: this needs no index of their age and no full scan.
    ids: `SELECT "id" FROM (
            SELECT "id", "receivedAt" FROM booking.payment_notice
            WHERE NOT ${UNTRUSTED} ORDER BY "id" LIMIT ${DELETE_BATCH}) oldest
          WHERE "receivedAt" < $1`,
    parameters: [addMinutes(now, -RETENTION.notices * DAY_MINUTES)],
  },
  {
    ids: `SELECT "id" FROM booking.payment_notice WHERE ${UNTRUSTED} AND "receivedAt" < $1`,
    parameters: [addMinutes(now, -RETENTION.untrustedNotices * DAY_MINUTES)],
  },
  {
    ids: `SELECT "id" FROM booking.payment_notice WHERE ${UNTRUSTED} ORDER BY "receivedAt" DESC, "id" DESC OFFSET $1`,
    parameters: [MAX_UNTRUSTED],
  },
];
