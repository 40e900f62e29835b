import { Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { Mailer } from '@salon/nest-kit';
import { DataSource, IsNull } from 'typeorm';
import type { MailContent } from './mail-page.js';
import { MailRow } from './mail.entity.js';

export interface WaitingMail {
  id: string;
  userId: string;
  recipient: string;
}

/** The sending half of a mail job; done twice, it sends once. */
@Injectable()
export class DeliverMail {
  constructor(
    private readonly db: DataSource,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /** The mail if it still has to be sent; null when it was, or when its user is gone. */
  waiting(id: string): Promise<WaitingMail | null> {
    return this.db.getRepository(MailRow).findOne({ where: { id, sentAt: IsNull() } });
  }

  /** Resolves once the SMTP server has taken it; the Message-ID stays the same over retries. */
  async send({ id, recipient }: WaitingMail, content: MailContent): Promise<void> {
    await this.mailer.send({ to: recipient, messageId: `<${id}@account.araliya>`, ...content });
    await this.db.getRepository(MailRow).update({ id }, { sentAt: this.clock.now() });
  }
}
