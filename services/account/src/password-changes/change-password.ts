import { Injectable } from '@nestjs/common';
import { type ChangePasswordRequest, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller, Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { recordAudit } from '../audit/record-audit.js';
import { ThrottledVerification } from '../second-factor/throttled-verification.js';
import { passwordChange } from '../users/user.rules.js';
import { credentialsOf, lockUser } from '../users/users.queries.js';
import { assertUncommon } from '../passwords/common-passwords.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { ReplacePassword } from './replace-password.js';

/** Changes the password of a signed-in user; the other sessions end, the current one continues. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly db: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly replace: ReplacePassword,
    private readonly verification: ThrottledVerification,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `invalid` naming the field, for a wrong current password as well (decision A6), `throttled`
   * after failures
   */
  async run(
    { id, email, sid }: Caller,
    request: Partial<ChangePasswordRequest> | undefined,
    visitor: Visitor,
  ): Promise<void> {
    const { currentPassword, newPassword } = passwordChange(request ?? {});
    assertUncommon(newPassword, 'newPassword');
    const now = this.clock.now();
    const account = await credentialsOf(this.db, email);
    const stored = account?.passwordHash ?? null;
    await this.verification.run({
      user: { id, email },
      visitor,
      now,
      check: () => this.hasher.matches(stored, currentPassword),
      failure: 'password_change_failed',
      wrong: () => refuse('PASSWORD_WRONG'),
      resets: account?.user.secondFactor !== 'on',
    });
    const passwordHash = await this.hasher.hash(newPassword);
    await this.db.transaction(async (tx) => {
      const user = await lockUser(tx, id);
      // Another call may have changed the password while this one was hashed.
      if (!user || (await credentialsOf(tx, email))?.passwordHash !== stored) throw refuse('PASSWORD_WRONG');
      await this.replace.run(tx, user, { passwordHash, now, keep: sid });
      await recordAudit(tx, { at: now, kind: 'password_changed', userId: id, actorId: id, visitor });
    });
  }
}
