import { Injectable } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller, Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { confirmSession } from '../sessions/confirm-session.js';
import { asText } from '../users/user.rules.js';
import { credentialsOf } from '../users/users.queries.js';
import { ThrottledVerification } from './throttled-verification.js';
import { SecondFactors } from './second-factors.js';

export interface ConfirmRequest {
  code?: string;
  password?: string;
}

/** Confirms that a session is used by its owner: with a code if there is a second factor, else with the password. */
@Injectable()
export class ConfirmIdentity {
  constructor(
    private readonly db: DataSource,
    private readonly factors: SecondFactors,
    private readonly hasher: PasswordHasher,
    private readonly verification: ThrottledVerification,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` at the field, `throttled` after failures, `conflict` without code and password */
  async run(caller: Caller, request: ConfirmRequest | undefined, visitor: Visitor): Promise<void> {
    const now = this.clock.now();
    const account = await credentialsOf(this.db, caller.email);
    const counted = { user: caller, visitor, now };
    if (account?.user.secondFactor === 'on')
      await this.verification.run({
        ...counted,
        check: () => this.factors.use(this.db, caller.id, request?.code, now),
        failure: 'second_factor_failed',
        wrong: () => refuse('SECOND_FACTOR_WRONG'),
      });
    else if (account?.passwordHash)
      await this.verification.run({
        ...counted,
        check: () => this.hasher.matches(account.passwordHash, asText(request?.password)),
        failure: 'confirmation_failed',
        wrong: () => refuse('PASSWORD_WRONG', { field: 'password' }),
      });
    else throw refuse('CONFIRMATION_BY_SIGN_IN');
    await confirmSession(this.db, caller.sid, now);
  }
}
