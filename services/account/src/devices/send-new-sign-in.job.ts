import { Injectable } from '@nestjs/common';
import { Job, type JobHandler } from '@salon/nest-kit';
import { DeliverMail } from '../mails/deliver-mail.js';
import { newSignInMail } from '../mails/new-sign-in.mail.js';

interface NewSignIn {
  mailId: string;
  device: string;
  network: string;
  /** ISO 8601. */
  at: string;
}

/** Notifies the owner of a sign-in from a new device. */
@Injectable()
@Job('send-new-sign-in', 'mail')
export class SendNewSignInJob implements JobHandler<NewSignIn> {
  constructor(private readonly mails: DeliverMail) {}

  async run({ mailId, device, network, at }: NewSignIn): Promise<void> {
    const mail = await this.mails.waiting(mailId);
    if (mail) await this.mails.send(mail, (salon) => newSignInMail({ salon, device, network, at: new Date(at) }));
  }
}
