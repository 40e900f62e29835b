import { Injectable } from '@nestjs/common';
import type { ContactRequest } from '@salon/contracts';
import { Job, type JobHandler, Mailer } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { SiteQueries } from '../site/site.queries.js';
import { contactMail } from './contact.mail.js';

/**
 * Mails a message to the address in the salon's settings, unless its sender had it deleted; a duplicate after a crash
 * has the same Message-ID.
 */
@Job('send-message', 'mail')
@Injectable()
export class SendMessageJob implements JobHandler<{ id: string }> {
  constructor(
    private readonly db: DataSource,
    private readonly settings: SiteQueries,
    private readonly mailer: Mailer,
  ) {}

  async run({ id }: { id: string }): Promise<void> {
    const [contact] = await this.db.query<ContactRequest[]>(
      'SELECT "name", "email", "message" FROM catalog.contact_message WHERE "id" = $1',
      [id],
    );
    if (!contact) return;
    const mail = await contactMail(contact, await this.settings.siteNow());
    await this.mailer.send({ ...mail, messageId: `<${id}@catalog.araliya>` });
  }
}
