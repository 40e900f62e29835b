import { Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { Job, type JobHandler } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { lockUnverified, unverifiedByEmail } from '../users/users.queries.js';
import { IssueCode } from './issue-code.js';

/** Issues the requested code if the address belongs to an unverified user. */
@Injectable()
@Job('renew-code')
export class RenewCodeJob implements JobHandler<{ email: string }> {
  constructor(
    private readonly db: DataSource,
    private readonly codes: IssueCode,
    private readonly clock: Clock,
  ) {}

  async run({ email }: { email: string }): Promise<void> {
    const now = this.clock.now();
    await this.db.transaction(async (tx) => {
      const waiting = await unverifiedByEmail(tx, email);
      // The user's row is locked first, as everywhere: waits for a running registration or verification.
      const user = waiting && (await lockUnverified(tx, waiting._id));
      if (user) await this.codes.run(tx, user, { now, leavesAt: now });
    });
  }
}
