import { Injectable } from '@nestjs/common';
import { RETENTION } from '@salon/contracts';
import { addMinutes, Clock, DAY_MINUTES } from '@salon/kernel';
import { Cron, deleteInBatches, Job, type JobHandler } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

/** The expired data of each table, and how many days it is kept (decision E9). */
const SWEEPS: readonly [table: string, where: string, days: number][] = [
  ['account."user"', `"verifiedAt" IS NULL AND role = 'user' AND "createdAt" < $1`, RETENTION.unverifiedAccounts],
  ['account.reset_token', '"expiresAt" < $1', RETENTION.expired],
  ['account.google_nonce', '"usedAt" < $1', RETENTION.expired],
  ['account.google_code', '"expiresAt" < $1', RETENTION.expired],
  ['account.sign_in_step', '"expiresAt" < $1', RETENTION.expired],
  ['account.session', '"expiresAt" < $1', RETENTION.expired],
  ['account.account_throttle', 'until < $1', RETENTION.expired],
  ['account.budget', 'times[cardinality(times)] < $1', RETENTION.expired],
  ['account.mail', '"createdAt" < $1', RETENTION.records],
  ['account.audit', '"at" < $1', RETENTION.records],
  ['account.invitation', '"expiresAt" < $1', RETENTION.records],
  ['account.known_network', '"seenAt" < $1', RETENTION.networks],
  ['account.device', '"seenAt" < $1', RETENTION.devices],
];

/** Deletes expired data once a day. */
@Injectable()
@Job('sweep')
@Cron('10 20 * * *')
export class SweepJob implements JobHandler {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A failed table does not stop the others. @throws AggregateError of all failures: the queue retries */
  async run(): Promise<void> {
    const now = this.clock.now();
    const failures: unknown[] = [];
    for (const [table, where, days] of SWEEPS)
      await deleteInBatches(this.db, { table, where, parameters: [addMinutes(now, -days * DAY_MINUTES)] }).catch(
        (error) => failures.push(error),
      );
    if (failures.length > 0) throw new AggregateError(failures, 'some expired rows were not deleted');
  }
}
