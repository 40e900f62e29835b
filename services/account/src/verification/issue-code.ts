import { Injectable } from '@nestjs/common';
import type { User } from '@salon/contracts';
import { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { dropUnsentMails } from '../mails/drop-unsent-mails.js';
import { postMail } from '../mails/post-mail.js';

/** Mails a new code to a user. It is created, and replaces the current one, when the job of its mail begins. */
@Injectable()
export class IssueCode {
  constructor(private readonly outbox: Outbox) {}

  /** The user's row must be locked or new. @param leavesAt when the mail can be sent */
  async run(tx: EntityManager, user: User, { now, leavesAt }: { now: Date; leavesAt: Date }): Promise<void> {
    await dropUnsentMails(tx, 'send-code', { userId: user._id });
    await postMail(tx, this.outbox, { to: user, task: 'send-code', now, leavesAt });
  }
}
