import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MAILED, type StaffRole } from '@salon/contracts';
import { addMinutes, Clock } from '@salon/kernel';
import { Job, type JobHandler } from '@salon/nest-kit';
import type { MailSalon } from '@salon/nest-kit/mail';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { DeliverMail, type WaitingMail } from '../mails/deliver-mail.js';
import { invitationMail } from '../mails/invitation.mail.js';
import { newToken, tokenHash } from '../tokens/token.js';
import { InvitationRow } from './invitation.entity.js';
import { invitationExpiry, invitationLink } from './invitation.rules.js';

/**
 * Creates the link of an open invitation and sends it; its hours begin now. A retry creates another link, so that none
 * is stored in clear text.
 */
@Injectable()
@Job('send-invitation', 'mail')
export class SendInvitationJob implements JobHandler<{ mailId: string }> {
  constructor(
    private readonly db: DataSource,
    private readonly mails: DeliverMail,
    private readonly clock: Clock,
  ) {}

  async run({ mailId }: { mailId: string }): Promise<void> {
    const mail = await this.mails.waiting(mailId);
    const token = newToken();
    const role = mail && (await this.store(mail, token));
    if (!role) return;
    const content = ({ name, siteUrl }: MailSalon) =>
      invitationMail({ salon: name, url: invitationLink(siteUrl, token), role });
    await this.mails.send(mail, content, randomUUID());
  }

  /**
   * The role of the invitation; null when it is no longer open, no mail has left within its hours, or a newer one
   * replaced this one.
   */
  private store({ id, recipient }: WaitingMail, token: string): Promise<StaffRole | null> {
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const rows = tx.getRepository(InvitationRow);
      const open = await rows.findOne({
        where: {
          email: recipient,
          usedAt: IsNull(),
          revokedAt: IsNull(),
          createdAt: MoreThan(addMinutes(now, -MAILED.invitationHours * 60)),
        },
        lock: { mode: 'pessimistic_write' },
      });
      if (!open || !(await this.mails.waiting(id, tx))) return null;
      await rows.update({ id: open.id }, { tokenHash: tokenHash(token), expiresAt: invitationExpiry(now) });
      return open.role;
    });
  }
}
