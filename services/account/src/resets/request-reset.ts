import { Injectable } from '@nestjs/common';
import type { ForgotPasswordRequest } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { Outbox, type Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { EmailLimits } from '../limits/email-limits.js';
import { RESET_SENDS } from '../limits/limits.rules.js';
import { checkedEmail } from '../users/user.rules.js';

/**
 * Requests a reset link. A job looks up the account, so neither message nor response time reveals whether it exists
 * (decisions A4, A5).
 */
@Injectable()
export class RequestReset {
  constructor(
    private readonly db: DataSource,
    private readonly emailLimits: EmailLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for an invalid address, `throttled` beyond 5 an hour or 10 a day from one network */
  async run(request: Partial<ForgotPasswordRequest> | undefined, { network }: Visitor): Promise<void> {
    const email = checkedEmail(request?.email);
    const role = request?.role === 'admin' ? 'admin' : 'user';
    await this.db.transaction(async (tx) => {
      const call = { kind: 'reset-send' as const, email, network, limits: RESET_SENDS };
      await this.emailLimits.take(tx, { ...call, now: this.clock.now() });
      await this.outbox.add(tx, 'offer-reset', { email, role });
    });
  }
}
