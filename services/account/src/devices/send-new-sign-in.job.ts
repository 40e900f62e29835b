import { Inject, Injectable } from '@nestjs/common';
import { Job, type JobHandler } from '@salon/nest-kit';
import { DeliverMail } from '../mails/deliver-mail.js';
import { newSignInMail } from '../mails/new-sign-in.mail.js';
import { SALON, type Salon } from '../mails/salon.js';

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
  constructor(
    private readonly mails: DeliverMail,
    @Inject(SALON) private readonly salon: Salon,
  ) {}

  async run({ mailId, device, network, at }: NewSignIn): Promise<void> {
    const mail = await this.mails.waiting(mailId);
    if (mail) await this.mails.send(mail, newSignInMail({ salon: this.salon, device, network, at: new Date(at) }));
  }
}
