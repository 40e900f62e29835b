import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { Job, type JobHandler } from '@salon/nest-kit';
import { DataSource, IsNull } from 'typeorm';
import { DeliverMail } from '../mails/deliver-mail.js';
import { resetMail } from '../mails/password.mail.js';
import { SALON, type Salon } from '../mails/salon.js';
import { resetExpiry, resetLink } from './reset.rules.js';
import { ResetTokenRow } from './reset-token.entity.js';
import { tokenHash } from './token-hash.js';

/** Sends a link that is still the user's newest; its thirty minutes begin when the mail leaves, however late that is. */
@Injectable()
@Job('send-reset')
export class SendResetJob implements JobHandler<{ mailId: string; token: string }> {
  constructor(
    private readonly db: DataSource,
    private readonly mails: DeliverMail,
    private readonly clock: Clock,
    @Inject(SALON) private readonly salon: Salon,
  ) {}

  async run({ mailId, token }: { mailId: string; token: string }): Promise<void> {
    const mail = await this.mails.waiting(mailId);
    if (!mail) return;
    const live = { userId: mail.userId, tokenHash: tokenHash(token), usedAt: IsNull() };
    const { affected } = await this.db
      .getRepository(ResetTokenRow)
      .update(live, { expiresAt: resetExpiry(this.clock.now()) });
    if (affected === 0) return;
    await this.mails.send(mail, resetMail({ salon: this.salon.name, url: resetLink(this.salon.siteUrl, token) }));
  }
}
