import { Injectable } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { DataSource } from 'typeorm';
import { checkedEmail } from '../users/user.rules.js';
import { ResendCode } from '../verification/resend-code.js';

/**
 * Mails another code to a person who registered and is not verified. Staff may know who has an account; the usual
 * limits apply.
 */
@Injectable()
export class ResendCustomerCode {
  constructor(
    private readonly db: DataSource,
    private readonly resendCode: ResendCode,
  ) {}

  /**
   * @throws DomainError `invalid` for an invalid address; `conflict` when no one with it needs a code; `throttled`
   * within a minute of the last one
   */
  async run(request: { email?: unknown } | undefined): Promise<void> {
    const email = checkedEmail(request?.email);
    const [account] = await this.db.query<{ isVerified: boolean }[]>(
      'SELECT "verifiedAt" IS NOT NULL AS "isVerified" FROM account."user" WHERE "email" = $1',
      [email],
    );
    if (!account) throw refuse('NO_CODE_AWAITED', { params: { reason: 'nobody' } });
    if (account.isVerified) throw refuse('NO_CODE_AWAITED', { params: { reason: 'verified' } });
    await this.resendCode.run({ email });
  }
}
