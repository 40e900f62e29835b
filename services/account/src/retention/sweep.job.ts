import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { addMinutes, Clock } from '@salon/kernel';
import { Job, type JobHandler, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';

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
@Job('sweep')
export class SweepJob implements JobHandler, OnApplicationBootstrap {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.db.transaction((tx) => this.next(tx, addMinutes(this.clock.now(), 1)));
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const [statement, days] of SWEEPS) await this.db.query(statement, [addMinutes(now, -days * DAY)]);
    await this.db.transaction((tx) => this.next(tx, addMinutes(now, DAY)));
  }

  /** One key, so that there is never more than one sweep to come. */
  private async next(tx: EntityManager, runAt: Date): Promise<void> {
    await this.outbox.add(tx, 'sweep', {}, { runAt, jobKey: 'sweep' });
  }
}
