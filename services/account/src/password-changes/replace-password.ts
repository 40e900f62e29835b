import { Injectable } from '@nestjs/common';
import type { User } from '@salon/contracts';
import { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { EmailLimits } from '../limits/email-limits.js';
import { postMail } from '../mails/post-mail.js';
import { voidResets } from '../resets/void-resets.js';
import { endSessionsAndSteps } from '../sessions/end-sessions.js';
import { setPassword } from '../users/update-user.js';

interface Replacement {
  passwordHash: string;
  now: Date;
  /** The session that continues; none for a reset. */
  keep?: string;
}

/** Stores a new password, ends other sessions and reset links, and notifies the owner by mail (threat T14). */
@Injectable()
export class ReplacePassword {
  constructor(
    private readonly outbox: Outbox,
    private readonly emailLimits: EmailLimits,
  ) {}

  /** The user's row has to be locked by `lockUser`. */
  async run(tx: EntityManager, user: User, { passwordHash, now, keep }: Replacement): Promise<void> {
    await setPassword(tx, user._id, passwordHash);
    await endSessionsAndSteps(tx, user._id, keep);
    await voidResets(tx, user._id, now);
    await this.emailLimits.clear(tx, { kind: 'sign-in', email: user.email });
    await postMail(tx, this.outbox, { to: user, task: 'send-password-changed', now, leavesAt: now });
  }
}
