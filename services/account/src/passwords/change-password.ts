import { Injectable } from '@nestjs/common';
import { type ChangePasswordRequest, messages } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import type { Caller, Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { noteAudit } from '../audit/note-audit.js';
import { Budgets } from '../limits/budgets.js';
import { PASSWORD_TRIES } from '../limits/limits.rules.js';
import { passwordChange } from '../users/user.rules.js';
import { credentialsOf, lockUser } from '../users/users.queries.js';
import { PasswordHasher } from './password-hasher.js';
import { ReplacePassword } from './replace-password.js';

/** Gives someone who is signed in another password; their other sessions end, this one goes on. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly db: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly replace: ReplacePassword,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` naming the field, for a wrong current password as well (decision A6), `throttled` beyond ten tries in a quarter of an hour */
  async run({ id, email, sid }: Caller, request: ChangePasswordRequest, visitor: Visitor): Promise<void> {
    const { currentPassword, newPassword } = passwordChange(request ?? {});
    const now = this.clock.now();
    await this.db.transaction((tx) =>
      this.budgets.take(tx, { kind: 'password-try', email, limits: PASSWORD_TRIES, now }),
    );
    const stored = (await credentialsOf(this.db, email))?.passwordHash ?? null;
    const entry = { at: now, userId: id, actorId: id, visitor };
    if (!(await this.hasher.matches(stored, currentPassword))) {
      await noteAudit(this.db, { ...entry, kind: 'password_change_failed' });
      throw wrong();
    }
    const passwordHash = await this.hasher.hash(newPassword);
    await this.db.transaction(async (tx) => {
      const user = await lockUser(tx, id);
      // Somebody else may have set another one while this one was being hashed.
      if (!user || (await credentialsOf(tx, email))?.passwordHash !== stored) throw wrong();
      await this.replace.run(tx, user, { passwordHash, now, keep: sid });
      await noteAudit(tx, { ...entry, kind: 'password_changed' });
    });
  }
}

const wrong = (): DomainError =>
  new DomainError('invalid', 'PASSWORD_WRONG', messages.currentPasswordWrong, {
    errors: { currentPassword: messages.currentPasswordWrong },
  });
