import { Injectable } from '@nestjs/common';
import { LIMITS, type LoginRequest, messages, type SessionAnswer } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { SignInDelay } from '../limits/sign-in-delay.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { asText, checkedEmail } from '../users/user.rules.js';
import { type Credentials, credentialsOf } from '../users/users.queries.js';
import { beginSession } from './begin-session.js';

/** Signs in with e-mail and password; the stored role decides, the asked one only narrows (decision A3). */
@Injectable()
export class SignIn {
  constructor(
    private readonly db: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly delay: SignInDelay,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not_found` for an unknown address, `unauthenticated` for a wrong password, `forbidden` for
   * another role after the right one, `throttled` after failures, `unavailable` when too many sign in at once
   */
  async run(request: LoginRequest): Promise<SessionAnswer> {
    const email = checkedEmail(request?.email);
    const password = checkedPassword(request.password);
    const now = this.clock.now();
    await this.delay.reserve(email, now);
    const { user, passwordHash } = await this.proved(email, password);
    await this.delay.clear(email);
    if (user.role !== request.role) throw new DomainError('forbidden', 'LOGIN_ROLE', messages.loginRole);
    const session = await this.db.transaction((tx) => beginSession(tx, { userId: user._id, passwordHash, now }));
    if (!session) throw wrong();
    return { user, session };
  }

  private async proved(email: string, password: string): Promise<Credentials & { passwordHash: string }> {
    const account = await credentialsOf(this.db, email);
    const right = await this.hasher.matches(account?.passwordHash ?? null, password).catch(async (error: unknown) => {
      await this.delay.release(email); // a full house is not the customer's failure
      throw error;
    });
    if (!account) throw new DomainError('not_found', 'LOGIN_UNKNOWN', messages.loginUnknown, { errors: { email: messages.loginUnknown } });
    if (!right || account.passwordHash === null) throw wrong();
    return { ...account, passwordHash: account.passwordHash };
  }
}

function checkedPassword(value: unknown): string {
  const password = asText(value);
  const problem = password === '' ? messages.passwordRequired : password.length > LIMITS.password ? messages.passwordTooLong : null;
  if (problem) throw new DomainError('invalid', 'ACCOUNT_INVALID', problem, { errors: { password: problem } });
  return password;
}

const wrong = (): DomainError => new DomainError('unauthenticated', 'LOGIN_WRONG', messages.loginWrong);
