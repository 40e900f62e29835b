import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ForgotPasswordRequest } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { Job, type JobHandler, Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { postMail } from '../mails/post-mail.js';
import { credentialsOf, lockUser } from '../users/users.queries.js';
import { resetExpiry } from './reset.rules.js';
import { ResetTokenRow } from './reset-token.entity.js';
import { tokenHash } from './token-hash.js';

/** Makes the link that was asked for, if the address belongs to an account of that role; links made before stop working. */
@Injectable()
@Job('offer-reset')
export class OfferResetJob implements JobHandler<ForgotPasswordRequest> {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run({ email, role }: ForgotPasswordRequest): Promise<void> {
    const now = this.clock.now();
    const token = randomBytes(32).toString('base64url');
    await this.db.transaction(async (tx) => {
      const account = await credentialsOf(tx, email);
      // The user's row first, as everywhere: a reset under way is waited for.
      const user = account?.user.role === role ? await lockUser(tx, account.user._id) : null;
      if (!user) return;
      await tx
        .getRepository(ResetTokenRow)
        .upsert({ userId: user._id, tokenHash: tokenHash(token), expiresAt: resetExpiry(now), usedAt: null }, [
          'userId',
        ]);
      await postMail(tx, this.outbox, { to: user, task: 'send-reset', values: { token }, now, leavesAt: now });
    });
  }
}
