import { Injectable } from '@nestjs/common';
import { type ChangePasswordRequest, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller, Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { noteAudit } from '../audit/note-audit.js';
import { EmailLimits } from '../limits/email-limits.js';
import { CURRENT_PASSWORD_TRIES } from '../limits/limits.rules.js';
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
    private readonly emailLimits: EmailLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `invalid` naming the field, for a wrong current password as well (decision A6), `throttled`
   * beyond ten tries in a quarter of an hour
   */
  async run(
    { id, email, sid }: Caller,
    request: Partial<ChangePasswordRequest> | undefined,
    visitor: Visitor,
  ): Promise<void> {
    const { currentPassword, newPassword } = passwordChange(request ?? {});
    assertUncommon(newPassword, 'newPassword');
    const now = this.clock.now();
    await this.db.transaction((tx) =>
      this.emailLimits.take(tx, { kind: 'password-try', email, limits: CURRENT_PASSWORD_TRIES, now }),
    );
    const stored = (await credentialsOf(this.db, email))?.passwordHash ?? null;
    const entry = { at: now, userId: id, actorId: id, visitor };
    if (!(await this.hasher.matches(stored, currentPassword))) {
      await noteAudit(this.db, { ...entry, kind: 'password_change_failed' });
      throw refuse('PASSWORD_WRONG');
    }
    const passwordHash = await this.hasher.hash(newPassword);
    await this.db.transaction(async (tx) => {
      const user = await lockUser(tx, id);
      // Another call may have changed the password while this one was hashed.
      if (!user || (await credentialsOf(tx, email))?.passwordHash !== stored) throw refuse('PASSWORD_WRONG');
      await this.replace.run(tx, user, { passwordHash, now, keep: sid });
      await noteAudit(tx, { ...entry, kind: 'password_changed' });
    });
  }
}
