import { Injectable } from '@nestjs/common';
import { Job, type JobHandler } from '@salon/nest-kit';
import { DeliverMail } from '../mails/deliver-mail.js';
import { passwordChangedMail } from '../mails/password.mail.js';

/** Notifies the owner that the password was changed (threat T14). */
@Injectable()
@Job('send-password-changed', 'mail')
export class SendPasswordChangedJob implements JobHandler<{ mailId: string }> {
  constructor(private readonly mails: DeliverMail) {}

  async run({ mailId }: { mailId: string }): Promise<void> {
    const mail = await this.mails.waiting(mailId);
    if (mail)
      await this.mails.send(mail, ({ name, siteUrl }) =>
        passwordChangedMail({ salon: name, url: new URL('/forgot-password', siteUrl).href }),
      );
  }
}
