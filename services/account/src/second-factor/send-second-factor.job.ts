import { Injectable } from '@nestjs/common';
import { Job, type JobHandler } from '@salon/nest-kit';
import { DeliverMail } from '../mails/deliver-mail.js';
import { type SecondFactorChange, secondFactorMail } from '../mails/second-factor.mail.js';

interface Changed {
  mailId: string;
  change: SecondFactorChange;
}

/** Notifies the owner of a change of two-step sign-in (threat T75). */
@Injectable()
@Job('send-second-factor', 'mail')
export class SendSecondFactorJob implements JobHandler<Changed> {
  constructor(private readonly mails: DeliverMail) {}

  async run({ mailId, change }: Changed): Promise<void> {
    const mail = await this.mails.waiting(mailId);
    if (mail)
      await this.mails.send(mail, ({ name, siteUrl }) =>
        secondFactorMail({ salon: name, url: new URL('/forgot-password', siteUrl).href, change }),
      );
  }
}
