import { Injectable } from '@nestjs/common';
import { refuse, type RegisterRequest, type Registration } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { recordAudit } from '../audit/record-audit.js';
import { EmailLimits } from '../limits/email-limits.js';
import { CODE_SENDS, leavesAt } from '../limits/limits.rules.js';
import { assertUncommon } from '../passwords/common-passwords.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { addUser } from '../users/add-user.js';
import { retryOnConflict } from '../users/retry-on-conflict.js';
import { registrationDetails } from '../users/user.rules.js';
import { credentialsOf } from '../users/users.queries.js';
import { IssueCode } from '../verification/issue-code.js';

/** Creates an account and mails its first code; the server sets role, verification and id (threat T6). */
@Injectable()
export class RegisterUser {
  constructor(
    private readonly db: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly emailLimits: EmailLimits,
    private readonly codes: IssueCode,
    private readonly clock: Clock,
  ) {}

  /**
   * Within a minute of the last code the mail waits until the minute is over.
   * @throws DomainError `invalid` per field, `conflict` for a verified address, `throttled` beyond the codes of an hour
   * or a day
   */
  async run(request: Partial<RegisterRequest> | undefined, visitor: Visitor): Promise<Registration> {
    const { password, ...details } = registrationDetails(request ?? {});
    assertUncommon(password, 'password');
    if ((await credentialsOf(this.db, details.email))?.user.isVerified) throw refuse('EMAIL_TAKEN');
    const passwordHash = await this.hasher.hash(password);
    const now = this.clock.now();
    const user = await retryOnConflict(this.db, async (tx) => {
      const call = { kind: 'code-send' as const, email: details.email, limits: CODE_SENDS, now };
      const departure = leavesAt(await this.emailLimits.take(tx, call), now);
      if (departure > now) await this.emailLimits.postpone(tx, call, departure);
      const added = await addUser(tx, { ...details, passwordHash, staffRole: null, verifiedAt: null }, now);
      await this.emailLimits.clear(tx, { kind: 'sign-in', email: details.email });
      await this.codes.run(tx, added, { now, leavesAt: departure });
      await recordAudit(tx, { at: now, kind: 'registered', userId: added._id, visitor });
      return added;
    });
    return { requiresVerification: true, userId: user._id };
  }
}
