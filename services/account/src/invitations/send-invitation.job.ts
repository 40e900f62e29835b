import { Inject, Injectable } from '@nestjs/common';
import { Job, type JobHandler } from '@salon/nest-kit';
import { DataSource, IsNull } from 'typeorm';
import { DeliverMail } from '../mails/deliver-mail.js';
import { invitationMail } from '../mails/invitation.mail.js';
import { SALON, type Salon } from '../mails/salon.js';
import { tokenHash } from '../resets/token-hash.js';
import { InvitationRow } from './invitation.entity.js';
import { invitationLink } from './invitation.rules.js';

/** Sends a link that still works. */
@Injectable()
@Job('send-invitation')
export class SendInvitationJob implements JobHandler<{ mailId: string; token: string }> {
  constructor(
    private readonly db: DataSource,
    private readonly mails: DeliverMail,
    @Inject(SALON) private readonly salon: Salon,
  ) {}

  async run({ mailId, token }: { mailId: string; token: string }): Promise<void> {
    const mail = await this.mails.waiting(mailId);
    const isOpen = await this.db
      .getRepository(InvitationRow)
      .existsBy({ tokenHash: tokenHash(token), usedAt: IsNull(), revokedAt: IsNull() });
    if (mail && isOpen)
      await this.mails.send(
        mail,
        invitationMail({ salon: this.salon.name, url: invitationLink(this.salon.siteUrl, token) }),
      );
  }
}
