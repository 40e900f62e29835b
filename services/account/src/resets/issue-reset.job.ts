import { Injectable } from '@nestjs/common';
import type { ForgotPasswordRequest } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { Job, type JobHandler, Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { postMail } from '../mails/post-mail.js';
import { credentialsOf, lockUser } from '../users/users.queries.js';
import { hasLiveLinks } from './has-live-links.js';
import { voidResets } from './void-resets.js';

/** Mails a new link if the address belongs to an account of that role; earlier links become invalid. */
@Injectable()
@Job('offer-reset')
export class IssueResetJob implements JobHandler<ForgotPasswordRequest> {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run({ email, role }: ForgotPasswordRequest): Promise<void> {
    const now = this.clock.now();
    await this.db.transaction(async (tx) => {
      const account = await credentialsOf(tx, email);
      // The user's row is locked first, as everywhere: waits for a running reset.
      const user = account?.user.role === role ? await lockUser(tx, account.user._id) : null;
      if (!user || (await hasLiveLinks(tx, user._id, now))) return;
      await voidResets(tx, user._id, now);
      await postMail(tx, this.outbox, { to: user, task: 'send-reset', now, leavesAt: now });
    });
  }
}
