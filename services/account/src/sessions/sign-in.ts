import { Injectable } from '@nestjs/common';
import { type LoginRequest, type NewSession, refuse, type SignInResult } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import type { Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { type AuditKind, noteAudit } from '../audit/note-audit.js';
import { knownNetwork } from '../devices/known-network.js';
import { NoteSignIn } from '../devices/note-sign-in.js';
import { EmailLimits } from '../limits/email-limits.js';
import { SIGN_INS } from '../limits/limits.rules.js';
import { SignInDelay, type Tries } from '../limits/sign-in-delay.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { checkedEmail, checkedPassword } from '../users/user.rules.js';
import { type Credentials, credentialsOf } from '../users/users.queries.js';
import { beginSecondStep } from './begin-second-step.js';
import { beginSession } from './begin-session.js';

type Proved = Credentials & { passwordHash: string };

interface Attempt {
  tries: Tries;
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
    private readonly noteSignIn: NoteSignIn,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not_found` for an unknown address, `unauthenticated` for a wrong password, `forbidden` for
   * another role after a correct one, `throttled` after failures and beyond
   * `SIGN_INS`, `unavailable` when too many sign in at once
   */
  async run(request: Partial<LoginRequest> | undefined, visitor: Visitor): Promise<SignInResult> {
    const email = checkedEmail(request?.email);
    const password = checkedPassword(request?.password);
    const now = this.clock.now();
    this.hasher.assertCapacity();
    const tries = { email, knownNetwork: await knownNetwork(this.db, { email, network: visitor.network, now }) };
    const attempt = { tries, password, role: request?.role, visitor, now };
    return this.delay.oneByOne(tries, () => this.attempt(attempt));
  }

  private async attempt({ tries, password, role, visitor, now }: Attempt): Promise<SignInResult> {
    const signIn = { kind: 'sign-in' as const, email: tries.email, limits: SIGN_INS, now };
    await this.emailLimits.assertFree(this.db, signIn);
    await this.delay.reserve(tries, now);
    const account = await credentialsOf(this.db, tries.email);
    const note = (kind: AuditKind): Promise<void> =>
      noteAudit(this.db, { at: now, kind, userId: account?.user._id ?? null, visitor });
    const proved = await this.proved(account, { tries, password, now }).catch(async (error: unknown) => {
      if (isRefusal(error)) await note('sign_in_failed');
      throw error;
    });
    await this.delay.checked(tries, now, () => this.emailLimits.take(this.db, signIn));
    const { user, isDisabled } = proved;
    if (user.role !== role || isDisabled) {
      await this.forgive(user, { tries, now });
      await note('sign_in_denied');
      throw refuse(user.role === role ? 'LOGIN_DISABLED' : 'LOGIN_ROLE');
    }
    if (user.secondFactor === 'on') return this.firstStep(proved, { tries, now });
    return this.begin(proved, { tries, visitor, now });
  }

  /** The correct password alone resets no counted failures of an account with a second factor (threat T73). */
  private forgive({ secondFactor }: Proved['user'], { tries, now }: Pick<Attempt, 'tries' | 'now'>): Promise<void> {
    return secondFactor === 'on' ? this.delay.release(tries, now) : this.delay.clear(tries);
  }

  private async firstStep(
    { user, passwordHash }: Proved,
    { tries, now }: Pick<Attempt, 'tries' | 'now'>,
  ): Promise<SignInResult> {
    await this.forgive(user, { tries, now });
    const secondStep = await beginSecondStep(this.db, { userId: user._id, passwordHash, now });
    if (!secondStep) throw refuse('LOGIN_WRONG');
    return { secondStep };
  }

  private async begin(
    { user, passwordHash }: Proved,
    { tries, visitor, now }: Pick<Attempt, 'tries' | 'visitor' | 'now'>,
  ): Promise<NewSession> {
    const session = await this.db.transaction(async (tx) => {
      await this.delay.clear(tries, tx);
      const begun = await beginSession(tx, { userId: user._id, passwordHash, confirmed: true, now, visitor });
      if (begun) await this.noteSignIn.run(tx, { user, visitor, now });
      return begun;
    });
    if (!session) throw refuse('LOGIN_WRONG');
    return { user, session };
  }

  private async proved(
    account: Credentials | null,
    { tries, password, now }: Pick<Attempt, 'tries' | 'password' | 'now'>,
  ): Promise<Proved> {
    const matches = () => this.hasher.matches(account?.passwordHash ?? null, password);
    const right = await this.delay.checked(tries, now, matches);
    if (!account) throw refuse('LOGIN_UNKNOWN');
    if (!right || account.passwordHash === null) throw refuse('LOGIN_WRONG');
    return { ...account, passwordHash: account.passwordHash };
  }
}

/** True for a wrong password or an unknown address, not for an overload. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError && (error.kind === 'unauthenticated' || error.kind === 'not_found');
