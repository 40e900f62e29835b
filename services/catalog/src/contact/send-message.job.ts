import { Injectable } from '@nestjs/common';
import type { ContactRequest } from '@salon/contracts';
import { Job, type JobHandler, Mailer } from '@salon/nest-kit';
import { SiteQueries } from '../site/site.queries.js';
import { contactMail } from './contact.mail.js';

/** Mails a message to the address in the salon's settings; a duplicate after a crash has the same Message-ID. */
@Job('send-message', 'mail')
@Injectable()
export class SendMessageJob implements JobHandler<{ id: string; contact: ContactRequest }> {
  constructor(
    private readonly settings: SiteQueries,
    private readonly mailer: Mailer,
  ) {}

  async run({ id, contact }: { id: string; contact: ContactRequest }): Promise<void> {
    const mail = await contactMail(contact, await this.settings.siteNow());
    await this.mailer.send({ ...mail, messageId: `<${id}@catalog.araliya>` });
  }
}
