import { Inject, Injectable } from '@nestjs/common';
import { Job, type JobHandler } from '@salon/nest-kit';
import { DeliverMail } from '../mails/deliver-mail.js';
import { passwordChangedMail } from '../mails/password.mail.js';
import { SALON, type Salon } from '../mails/salon.js';

/** Notifies the owner that the password was changed (threat T14). */
@Injectable()
@Job('send-password-changed', 'mail')
export class SendPasswordChangedJob implements JobHandler<{ mailId: string }> {
  constructor(
    private readonly mails: DeliverMail,
    @Inject(SALON) private readonly salon: Salon,
  ) {}

  async run({ mailId }: { mailId: string }): Promise<void> {
    const mail = await this.mails.waiting(mailId);
    if (mail)
      await this.mails.send(
        mail,
        passwordChangedMail({ salon: this.salon.name, url: new URL('/forgot-password', this.salon.siteUrl).href }),
      );
  }
}
