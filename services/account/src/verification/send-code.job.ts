import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { Job, type JobHandler } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { Fingerprint } from '../limits/fingerprint.js';
import { codeMail } from '../mails/account.mail.js';
import { DeliverMail } from '../mails/deliver-mail.js';
import { SALON, type Salon } from '../mails/salon.js';
import { codeExpiry } from './code.rules.js';
import { EmailCodeRow } from './email-code.entity.js';

/** Sends a code that is still the user's newest; its ten minutes begin when the mail leaves, however late that is. */
@Injectable()
@Job('send-code')
export class SendCodeJob implements JobHandler<{ mailId: string; code: string }> {
  constructor(
    private readonly db: DataSource,
    private readonly mails: DeliverMail,
    private readonly fingerprint: Fingerprint,
    private readonly clock: Clock,
    @Inject(SALON) private readonly salon: Salon,
  ) {}

  async run({ mailId, code }: { mailId: string; code: string }): Promise<void> {
    const mail = await this.mails.waiting(mailId);
    if (!mail) return;
    const live = { userId: mail.userId, codeHash: this.fingerprint.ofCode(mail.userId, code) };
    const { affected } = await this.db
      .getRepository(EmailCodeRow)
      .update(live, { expiresAt: codeExpiry(this.clock.now()) });
    if (affected === 0) return;
    await this.mails.send(
      mail,
      codeMail({ salon: this.salon.name, code, url: new URL('/verify-email', this.salon.siteUrl).href }),
    );
  }
}
