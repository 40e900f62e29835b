import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { Job, type JobHandler } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { Fingerprint } from '../limits/fingerprint.js';
import { codeMail } from '../mails/code.mail.js';
import { DeliverMail, type WaitingMail } from '../mails/deliver-mail.js';
import type { Salon } from '../mails/salon-facts.js';
import { lockUnverified } from '../users/users.queries.js';
import { asCode, codeExpiry, CODES } from './code.rules.js';
import { EmailCodeRow } from './email-code.entity.js';

/**
 * Creates a code and mails it; its minutes begin when the mail is sent. A retry creates another code, so none is stored
 * in clear text.
 */
@Injectable()
@Job('send-code', 'mail')
export class SendCodeJob implements JobHandler<{ mailId: string }> {
  constructor(
    private readonly db: DataSource,
    private readonly mails: DeliverMail,
    private readonly fingerprint: Fingerprint,
    private readonly clock: Clock,
  ) {}

  async run({ mailId }: { mailId: string }): Promise<void> {
    const mail = await this.mails.waiting(mailId);
    const code = asCode(randomInt(CODES));
    if (!mail || !(await this.store(mail, code))) return;
    const content = ({ name, siteUrl }: Salon) =>
      codeMail({ salon: name, code, url: new URL('/verify-email', siteUrl).href });
    await this.mails.send(mail, content, randomUUID());
  }

  /** False when the user has verified meanwhile, or a newer mail replaced this one. */
  private store({ id, userId }: WaitingMail, code: string): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      // The user's row is locked first, as everywhere.
      if (!(await lockUnverified(tx, userId)) || !(await this.mails.waiting(id, tx))) return false;
      const codeHash = this.fingerprint.ofCode(userId, code);
      const row = { userId, codeHash, attempts: 0, expiresAt: codeExpiry(this.clock.now()) };
      await tx.getRepository(EmailCodeRow).upsert(row, ['userId']);
      return true;
    });
  }
}
