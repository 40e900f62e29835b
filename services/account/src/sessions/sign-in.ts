import { Injectable } from '@nestjs/common';
import { type LoginRequest, type NewSession, refuse, type SignInResult } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import type { Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { type AuditKind, recordAudit } from '../audit/record-audit.js';
import { knownNetwork } from '../devices/known-network.js';
import { RecordSignIn } from '../devices/record-sign-in.js';
import { EmailLimits } from '../limits/email-limits.js';
import { SIGN_INS } from '../limits/limits.rules.js';
import { SignInDelay, type AttemptKey } from '../limits/sign-in-delay.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { checkedEmail, checkedPassword } from '../users/user.rules.js';
import { type Credentials, credentialsOf } from '../users/users.queries.js';
import { beginSecondStep } from './begin-second-step.js';
import { beginSession } from './begin-session.js';

type VerifiedCredentials = Credentials & { passwordHash: string };

interface Attempt {
  key: AttemptKey;
  password: string;
  role: LoginRequest['role'] | undefined;
  visitor: Visitor;
  /** Time of the call: a call within the delay is refused, regardless of how long it was queued. */
  now: Date;
}

/** Signs in with e-mail and password; the stored role decides, the requested role can only restrict (decision A3). */
@Injectable()
export class SignIn {
  constructor(
    private readonly db: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly delay: SignInDelay,
    private readonly emailLimits: EmailLimits,
    private readonly recordSignIn: RecordSignIn,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not_found` for an unknown address, `unauthenticated` for a wrong password, `forbidden` for
   * a disabled account and for another role after a correct one, `throttled` after failures and beyond
   * `SIGN_INS`, `unavailable` when too many sign in at once
   */
  async run(request: Partial<LoginRequest> | undefined, visitor: Visitor): Promise<SignInResult> {
    const email = checkedEmail(request?.email);
    const password = checkedPassword(request?.password);
    const now = this.clock.now();
    this.hasher.assertCapacity();
    const key = { email, knownNetwork: await knownNetwork(this.db, { email, network: visitor.network, now }) };
    const attempt = { key, password, role: request?.role, visitor, now };
    return this.delay.runExclusive(key, () => this.attempt(attempt));
  }

  private async attempt({ key, password, role, visitor, now }: Attempt): Promise<SignInResult> {
    const signIn = { kind: 'sign-in' as const, email: key.email, limits: SIGN_INS, now };
    await this.emailLimits.assertFree(this.db, signIn);
    await this.delay.reserve(key, now);
    const account = await credentialsOf(this.db, key.email);
    const record = (kind: AuditKind): Promise<void> =>
      recordAudit(this.db, { at: now, kind, userId: account?.user._id ?? null, visitor });
    const verified = await this.verifyPassword(account, { key, password, now }).catch(async (error: unknown) => {
      if (isRefusal(error)) await record('sign_in_failed');
      throw error;
    });
    await this.delay.releaseOnError(key, now, () => this.emailLimits.take(this.db, signIn));
    const { user, isDisabled } = verified;
    if (user.role !== role || isDisabled) {
      await this.clearFailures(user, { key, now });
      await record('sign_in_denied');
      throw refuse(isDisabled ? 'LOGIN_DISABLED' : 'LOGIN_ROLE');
    }
    if (user.secondFactor === 'on') return this.firstStep(verified, { key, now });
    return this.begin(verified, { key, visitor, now });
  }

  /** The correct password alone resets no counted failures of an account with a second factor (threat T73). */
  private clearFailures(
    { secondFactor }: VerifiedCredentials['user'],
    { key, now }: Pick<Attempt, 'key' | 'now'>,
  ): Promise<void> {
    return secondFactor === 'on' ? this.delay.release(key, now) : this.delay.clear(key);
  }

  private async firstStep(
    { user, passwordHash }: VerifiedCredentials,
    { key, now }: Pick<Attempt, 'key' | 'now'>,
  ): Promise<SignInResult> {
    await this.clearFailures(user, { key, now });
    const secondStep = await beginSecondStep(this.db, { userId: user._id, passwordHash, now });
    if (!secondStep) throw refuse('LOGIN_WRONG');
    return { secondStep };
  }

  private async begin(
    { user, passwordHash }: VerifiedCredentials,
    { key, visitor, now }: Pick<Attempt, 'key' | 'visitor' | 'now'>,
  ): Promise<NewSession> {
    const session = await this.db.transaction(async (tx) => {
      // The user's row is locked before the counted failures, as at a reset of the password.
      const begun = await beginSession(tx, { userId: user._id, passwordHash, confirmed: true, now, visitor });
      await this.delay.clear(key, tx);
      if (begun) await this.recordSignIn.run(tx, { user, visitor, now });
      return begun;
    });
    if (!session) throw refuse('LOGIN_WRONG');
    return { user, session };
  }

  private async verifyPassword(
    account: Credentials | null,
    { key, password, now }: Pick<Attempt, 'key' | 'password' | 'now'>,
  ): Promise<VerifiedCredentials> {
    const matches = () => this.hasher.matches(account?.passwordHash ?? null, password);
    const right = await this.delay.releaseOnError(key, now, matches);
    if (!account) throw refuse('LOGIN_UNKNOWN');
    if (!right || account.passwordHash === null) throw refuse('LOGIN_WRONG');
    return { ...account, passwordHash: account.passwordHash };
  }
}

/** True for a wrong password or an unknown address, not for an overload. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError && (error.kind === 'unauthenticated' || error.kind === 'not_found');
