import { Injectable } from '@nestjs/common';
import { messages, type RegisterAnswer, type RegisterRequest } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { noteAudit } from '../audit/note-audit.js';
import { Budgets } from '../limits/budgets.js';
import { CODE_SENDS, leavesAt } from '../limits/limits.rules.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { addUser, emailTaken } from '../users/add-user.js';
import { inOneGo } from '../users/in-one-go.js';
import { registrationDetails } from '../users/user.rules.js';
import { credentialsOf } from '../users/users.queries.js';
import { IssueCode } from '../verification/issue-code.js';

/** Opens an account and mails its first code; role, verification and id are the server's (threat T6). */
@Injectable()
export class RegisterUser {
  constructor(
    private readonly db: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly budgets: Budgets,
    private readonly codes: IssueCode,
    private readonly clock: Clock,
  ) {}

  /**
   * Within a minute of the last code the mail waits until the minute is over.
   * @throws DomainError `invalid` per field, `conflict` for a verified address, `throttled` beyond the codes of an hour or a day
   */
  async run(request: RegisterRequest, visitor: Visitor): Promise<RegisterAnswer> {
    const { password, ...details } = registrationDetails(request ?? {});
    if ((await credentialsOf(this.db, details.email))?.user.isVerified) throw emailTaken();
    const passwordHash = await this.hasher.hash(password);
    const now = this.clock.now();
    const user = await inOneGo(this.db, async (tx) => {
      const spending = { kind: 'code-send' as const, email: details.email, limits: CODE_SENDS, now };
      const departure = leavesAt(await this.budgets.take(tx, spending), now);
      if (departure > now) await this.budgets.postpone(tx, spending, departure);
      const added = await addUser(tx, { ...details, passwordHash, role: 'user', verifiedAt: null }, now);
      await this.codes.run(tx, added, { now, leavesAt: departure });
      await noteAudit(tx, { at: now, kind: 'registered', userId: added._id, visitor });
      return added;
    });
    return { requiresVerification: true, userId: user._id, message: messages.registerPending };
  }
}
