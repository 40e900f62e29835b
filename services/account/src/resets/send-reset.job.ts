import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { Job, type JobHandler } from '@salon/nest-kit';
import type { MailSalon } from '@salon/nest-kit/mail';
import { DataSource } from 'typeorm';
import { DeliverMail, type WaitingMail } from '../mails/deliver-mail.js';
import { resetMail } from '../mails/password.mail.js';
import { newToken, tokenHash } from '../tokens/token.js';
import { lockUser } from '../users/users.queries.js';
import { resetExpiry, resetLink } from './reset.rules.js';
import { ResetTokenRow } from './reset-token.entity.js';

/**
 * Creates a link and mails it; its `MAILED.resetMinutes` begin when the mail is sent. A retry creates another link, so
 * no token is stored in clear text.
 */
@Injectable()
@Job('send-reset', 'mail')
export class SendResetJob implements JobHandler<{ mailId: string }> {
  constructor(
    private readonly db: DataSource,
    private readonly mails: DeliverMail,
    private readonly clock: Clock,
  ) {}

  async run({ mailId }: { mailId: string }): Promise<void> {
    const mail = await this.mails.waiting(mailId);
    const token = newToken();
    if (!mail || !(await this.store(mail, token))) return;
    const content = ({ name, siteUrl }: MailSalon) => resetMail({ salon: name, url: resetLink(siteUrl, token) });
    await this.mails.send(mail, content, randomUUID());
  }

  /** False when the password was replaced meanwhile, or a newer mail replaced this one. */
  private store({ id, userId }: WaitingMail, token: string): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      // The user's row is locked first, as everywhere.
      if (!(await lockUser(tx, userId)) || !(await this.mails.waiting(id, tx))) return false;
      const row = { userId, tokenHash: tokenHash(token), expiresAt: resetExpiry(this.clock.now()), usedAt: null };
      await tx.getRepository(ResetTokenRow).upsert(row, ['userId']);
      return true;
    });
  }
}
