import { Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { EmailLimits } from '../limits/email-limits.js';
import { CODE_COOLDOWN_SECONDS, CODE_SENDS } from '../limits/limits.rules.js';
import { checkedEmail } from '../users/user.rules.js';

/**
 * Requests another code. A job looks up the user, so neither message nor response time reveals whether one exists
 * (decision A5, threat T2).
 */
@Injectable()
export class ResendCode {
  constructor(
    private readonly db: DataSource,
    private readonly emailLimits: EmailLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `invalid` for an invalid address, `throttled` within a minute of the last code or beyond 5 an
   * hour or 10 a day
   */
  async run(request: { email?: unknown } | undefined): Promise<void> {
    const email = checkedEmail(request?.email);
    const now = this.clock.now();
    await this.db.transaction(async (tx) => {
      await this.emailLimits.take(tx, {
        kind: 'code-send',
        email,
        limits: CODE_SENDS,
        cooldown: CODE_COOLDOWN_SECONDS,
        now,
      });
      await this.outbox.add(tx, 'renew-code', { email });
    });
  }
}
