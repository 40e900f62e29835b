import { Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { Mailer } from '@salon/nest-kit';
import { type MailContent, type MailSalon, renderMail } from '@salon/nest-kit/mail';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { MailRow } from './mail.entity.js';
import { SalonClient } from './salon.client.js';

export interface WaitingMail {
  id: string;
  userId: string;
  recipient: string;
}

/** Sends the mail of a job; a repeated job sends it once. */
@Injectable()
export class DeliverMail {
  constructor(
    private readonly db: DataSource,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly salon: SalonClient,
  ) {}

  /** The mail if it still must be sent; null when it was sent, replaced by a newer one, or when its user is deleted. */
  waiting(id: string, tx: EntityManager = this.db.manager): Promise<WaitingMail | null> {
    return tx.getRepository(MailRow).findOne({ where: { id, sentAt: IsNull() } });
  }

  /**
   * Sends the mail in the name of the salon; resolves once the SMTP server has accepted it.
   * @param messageId the same over retries, so that a duplicate mail is shown once; a mail whose content changes with
   * each try needs a new one
   */
  async send(
    { id, recipient }: WaitingMail,
    contentOf: (salon: MailSalon) => MailContent,
    messageId = id,
  ): Promise<void> {
    const salon = await this.salon.read();
    const mail = await renderMail(contentOf(salon), salon);
    await this.mailer.send({ to: recipient, messageId: `<${messageId}@account.araliya>`, sender: salon.name, ...mail });
    await this.db.getRepository(MailRow).update({ id }, { sentAt: this.clock.now() });
  }
}
