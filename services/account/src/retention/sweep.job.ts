import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { addMinutes, Clock } from '@salon/kernel';
import { Daily, Job, type JobHandler } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

const TASK = 'sweep';
const DAY = 24 * 60;

/** What is over, and for how many days it is kept (decision E9). */
const SWEEPS: readonly [statement: string, days: number][] = [
  [`DELETE FROM account."user" WHERE "verifiedAt" IS NULL AND role = 'user' AND "createdAt" < $1`, 30],
  ['DELETE FROM account.reset_token WHERE "expiresAt" < $1', 1],
  ['DELETE FROM account.google_nonce WHERE "usedAt" < $1', 1],
  ['DELETE FROM account.google_code WHERE "expiresAt" < $1', 1],
  ['DELETE FROM account.session WHERE "expiresAt" < $1', 1],
  ['DELETE FROM account.account_throttle WHERE until < $1', 1],
  ['DELETE FROM account.budget WHERE times[cardinality(times)] < $1', 1],
  ['DELETE FROM account.mail WHERE "createdAt" < $1', 90],
  ['DELETE FROM account.audit WHERE "at" < $1', 90],
  ['DELETE FROM account.invitation WHERE "expiresAt" < $1', 90],
  ['DELETE FROM account.device WHERE "seenAt" < $1', 365],
];

/** Clears away, once a day, what nobody needs any more. */
@Injectable()
@Job(TASK)
export class SweepJob implements JobHandler, OnApplicationBootstrap {
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
    for (const [statement, days] of SWEEPS) await this.db.query(statement, [addMinutes(now, -days * DAY)]);
    await this.daily.tomorrow(TASK);
  }
}
