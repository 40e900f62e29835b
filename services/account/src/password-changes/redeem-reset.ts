import { Injectable } from '@nestjs/common';
import { messages, type RedeemResetRequest, refuse, resetPasswordProblem, type User } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Visitor } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../audit/record-audit.js';
import { SignInDelay } from '../limits/sign-in-delay.js';
import { assertUncommon } from '../passwords/common-passwords.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { linkHash, redeemLink } from '../resets/redeem-link.js';
import { asText } from '../users/user.rules.js';
import { ReplacePassword } from './replace-password.js';

/**
 * Sets a new password by the link of the newest reset mail; the token alone identifies the account (decisions A4, A11).
 */
@Injectable()
export class RedeemReset {
  constructor(
    private readonly db: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly replace: ReplacePassword,
    private readonly delay: SignInDelay,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `invalid` for a weak password, and with one text for a link that is used, expired, replaced or
   * unknown
   */
  async run(request: Partial<RedeemResetRequest> | undefined, visitor: Visitor): Promise<{ userId: string }> {
    const token = asText(request?.token);
    const password = asText(request?.password);
    const problem = password === '' ? messages.passwordRequired : resetPasswordProblem(password);
    if (problem) throw refuse('ACCOUNT_INVALID', { errors: { password: problem } });
    assertUncommon(password, 'password');
    const hash = linkHash(token);
    const user = await this.db.transaction((tx) => this.redeem(tx, { hash, password, visitor }));
    return { userId: user._id };
  }

  /** Wrong second-factor codes stay counted: the mailbox alone must not give further attempts (threat T73). */
  private async clearFailures(tx: EntityManager, { email, secondFactor }: User, { network }: Visitor): Promise<void> {
    if (secondFactor === 'on') return;
    for (const knownNetwork of [null, network]) await this.delay.clear({ email, knownNetwork }, tx);
  }

  /** The password is hashed after the link was redeemed, so concurrent calls with one link cost one hash. */
  private async redeem(
    tx: EntityManager,
    { hash, password, visitor }: { hash: Buffer; password: string; visitor: Visitor },
  ): Promise<User> {
    const now = this.clock.now();
    const user = await redeemLink(tx, hash, now);
    await this.replace.run(tx, user, { passwordHash: await this.hasher.hash(password), now });
    await recordAudit(tx, { at: now, kind: 'password_reset', userId: user._id, visitor });
    await this.clearFailures(tx, user, visitor);
    return user;
  }
}
