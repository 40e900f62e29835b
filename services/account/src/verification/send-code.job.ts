import { Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { Job, type JobHandler } from '@salon/nest-kit';
import type { MailSalon } from '@salon/nest-kit/mail';
import { DataSource } from 'typeorm';
import { Fingerprint } from '../limits/fingerprint.js';
import { codeMail } from '../mails/code.mail.js';
import { DeliverMail, type WaitingMail } from '../mails/deliver-mail.js';
import { lockUnverified } from '../users/users.queries.js';
import { asCode, codeExpiry, CODES } from './code.rules.js';

/** Replaces the user's code; one that is sent again keeps its attempts. */
const STORE = `
  INSERT INTO account.email_code AS present ("userId", "codeHash", "attempts", "expiresAt") VALUES ($1, $2, 0, $3)
  ON CONFLICT ("userId") DO UPDATE SET "codeHash" = $2, "expiresAt" = $3,
    "attempts" = CASE WHEN present."codeHash" = $2 THEN present."attempts" ELSE 0 END`;

/**
 * Mails a code; its minutes begin when the mail is sent. A retry sends the same code, which follows from the mail's id
 * and the pepper, so none is stored in clear text.
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
    const code = asCode(this.fingerprint.ofMail(mailId) % CODES);
    if (!mail || !(await this.store(mail, code))) return;
    const content = ({ name, siteUrl }: MailSalon) =>
      codeMail({ salon: name, code, url: new URL('/verify-email', siteUrl).href });
    await this.mails.send(mail, content);
  }

  /** False when the user has verified meanwhile, or a newer mail replaced this one. */
  private store({ id, userId }: WaitingMail, code: string): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      // The user's row is locked first, as everywhere.
      if (!(await lockUnverified(tx, userId)) || !(await this.mails.waiting(id, tx))) return false;
      const codeHash = this.fingerprint.ofCode(userId, code);
      await tx.query(STORE, [userId, codeHash, codeExpiry(this.clock.now())]);
      return true;
    });
  }
}
