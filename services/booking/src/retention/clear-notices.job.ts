import { Injectable } from '@nestjs/common';
import { addMinutes, Clock } from '@salon/kernel';
import { Cron, DELETE_BATCH, deleteInBatches, Job, type JobHandler } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

const DAY = 24 * 60;
/** Days an accepted notice is kept, and a mismatch, which speaks of one of our orders: seven years (decision E9). */
const KEPT = 7 * 365 + 2;
/** Days a forged or unknown one is kept, and how many at most, whoever floods us. */
const STRANGE_KEPT = 30;
const MOST_STRANGE = 10_000;
const STRANGE = `"verdict" IN ('forged', 'unknown')`;

/** What is cleared away: the ids of the next rows that nobody needs any more. */
interface Clearing {
  ids: string;
  parameters: unknown[];
}

/** Clears away, once a day, notices nobody needs any more. */
@Job('clear-notices')
@Cron('40 20 * * *')
@Injectable()
export class ClearNoticesJob implements JobHandler {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A clearing that fails stops no other. @throws AggregateError of what failed: the queue tries again */
  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (const each of clearings(this.clock.now())) await this.clear(each).catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'notices were not all cleared away');
  }

  private clear({ ids, parameters }: Clearing): Promise<void> {
    return deleteInBatches(this.db, { table: 'booking.payment_notice', where: `"id" IN (${ids})`, parameters });
  }
}

const clearings = (now: Date): Clearing[] => [
  {
    // The oldest rows by id only: their age needs no index and no reading of the whole table.
    ids: `SELECT "id" FROM (SELECT "id", "receivedAt" FROM booking.payment_notice WHERE NOT ${STRANGE} ORDER BY "id" LIMIT ${DELETE_BATCH}) oldest
          WHERE "receivedAt" < $1`,
    parameters: [addMinutes(now, -KEPT * DAY)],
  },
  {
    ids: `SELECT "id" FROM booking.payment_notice WHERE ${STRANGE} AND "receivedAt" < $1`,
    parameters: [addMinutes(now, -STRANGE_KEPT * DAY)],
  },
  {
    ids: `SELECT "id" FROM booking.payment_notice WHERE ${STRANGE} ORDER BY "receivedAt" DESC, "id" DESC OFFSET $1`,
    parameters: [MOST_STRANGE],
  },
];
