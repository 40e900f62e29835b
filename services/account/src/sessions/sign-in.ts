import { Injectable } from '@nestjs/common';
import { LIMITS, type LoginRequest, messages, type SessionAnswer, type User } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import { Outbox, type Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { type AuditKind, noteAudit } from '../audit/note-audit.js';
import { noteSignIn } from '../devices/note-sign-in.js';
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
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not_found` for an unknown address, `unauthenticated` for a wrong password, `forbidden` for
   * another role after the right one, `throttled` after failures, `unavailable` when too many sign in at once
   */
  async run(request: LoginRequest, visitor: Visitor): Promise<SessionAnswer> {
    const email = checkedEmail(request?.email);
    const password = checkedPassword(request.password);
    const now = this.clock.now();
    this.hasher.admit();
    await this.delay.reserve(email, now);
    const account = await credentialsOf(this.db, email);
    const note = (kind: AuditKind): Promise<void> =>
      noteAudit(this.db, { at: now, kind, userId: account?.user._id ?? null, visitor });
    const { user, passwordHash } = await this.proved(email, account, password).catch(async (error: unknown) => {
      if (isRefusal(error)) await note('sign_in_failed');
      throw error;
    });
    if (user.role !== request.role) {
      await this.delay.clear(email);
      await note('sign_in_denied');
      throw new DomainError('forbidden', 'LOGIN_ROLE', messages.loginRole);
    }
    const session = await this.begin(user, { passwordHash, visitor, now });
    if (!session) throw wrong();
    return { user, session };
  }

  private begin(
    user: User,
    { passwordHash, visitor, now }: { passwordHash: string; visitor: Visitor; now: Date },
  ): Promise<SessionAnswer['session'] | null> {
    return this.db.transaction(async (tx) => {
      await this.delay.clear(user.email, tx);
      const session = await beginSession(tx, { userId: user._id, passwordHash, now, visitor });
      if (session) await noteSignIn(tx, this.outbox, { user, visitor, now });
      return session;
    });
  }

  private async proved(
    email: string,
    account: Credentials | null,
    password: string,
  ): Promise<Credentials & { passwordHash: string }> {
    const right = await this.hasher.matches(account?.passwordHash ?? null, password).catch(async (error: unknown) => {
      await this.delay.release(email); // a full house is not the customer's failure
      throw error;
    });
    if (!account)
      throw new DomainError('not_found', 'LOGIN_UNKNOWN', messages.loginUnknown, {
        errors: { email: messages.loginUnknown },
      });
    if (!right || account.passwordHash === null) throw wrong();
    return { ...account, passwordHash: account.passwordHash };
  }
}

function checkedPassword(value: unknown): string {
  const password = asText(value);
  const problem =
    password === '' ? messages.passwordRequired : password.length > LIMITS.password ? messages.passwordTooLong : null;
  if (problem) throw new DomainError('invalid', 'ACCOUNT_INVALID', problem, { errors: { password: problem } });
  return password;
}

/** A wrong password or an unknown address; a full house is neither. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError && (error.kind === 'unauthenticated' || error.kind === 'not_found');

const wrong = (): DomainError => new DomainError('unauthenticated', 'LOGIN_WRONG', messages.loginWrong);
