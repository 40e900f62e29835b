import { Injectable } from '@nestjs/common';
import { type ForgotPasswordRequest, messages } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { Budgets } from '../limits/budgets.js';
import { RESET_SENDS } from '../limits/limits.rules.js';
import { checkedEmail } from '../users/user.rules.js';

/** Asks for a reset link. Whether the address has an account of that role is found out by the job, so neither text nor time tells (decisions A4, A5). */
@Injectable()
export class RequestReset {
  constructor(
    private readonly db: DataSource,
    private readonly budgets: Budgets,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for what is no address, `throttled` beyond 5 an hour, 10 a day */
  async run(request: ForgotPasswordRequest): Promise<{ message: string }> {
    const email = checkedEmail(request?.email);
    const role = request.role === 'admin' ? 'admin' : 'user';
    await this.db.transaction(async (tx) => {
      await this.budgets.take(tx, { kind: 'reset-send', email, limits: RESET_SENDS, now: this.clock.now() });
      await this.outbox.add(tx, 'offer-reset', { email, role });
    });
    return { message: messages.resetSent };
  }
}
