import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { addMinutes, Clock } from '@salon/kernel';
import { Daily, Job, type JobHandler } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

const TASK = 'clear-notices';
const DAY = 24 * 60;
/** Days an accepted notice is kept, and a mismatch, which speaks of one of our orders: seven years (decision E9). */
const KEPT = 7 * 365 + 2;
/** Days a forged or unknown one is kept, and how many at most, whoever floods us. */
const STRANGE_KEPT = 30;
const MOST_STRANGE = 10_000;
const STRANGE = `"verdict" IN ('forged', 'unknown')`;

/** Clears away, once a day, notices nobody needs any more. */
@Job(TASK)
@Injectable()
export class ClearNoticesJob implements JobHandler, OnApplicationBootstrap {
  constructor(
    private readonly db: DataSource,
    private readonly daily: Daily,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.daily.soon(TASK);
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.db.query(`DELETE FROM booking.payment_notice WHERE NOT ${STRANGE} AND "receivedAt" < $1`, [
      addMinutes(now, -KEPT * DAY),
    ]);
    await this.db.query(`DELETE FROM booking.payment_notice WHERE ${STRANGE} AND "receivedAt" < $1`, [
      addMinutes(now, -STRANGE_KEPT * DAY),
    ]);
    await this.db.query(
      `DELETE FROM booking.payment_notice WHERE ${STRANGE}
         AND "id" <= (SELECT "id" FROM booking.payment_notice WHERE ${STRANGE} ORDER BY "id" DESC OFFSET $1 LIMIT 1)`,
      [MOST_STRANGE],
    );
    await this.daily.tomorrow(TASK);
  }
}
