import type { VisitMailKind } from '@salon/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { Job, type JobHandler, type Mail, Mailer } from '@salon/nest-kit';
import { renderMail, senderOf } from '@salon/nest-kit/mail';
import { DataSource } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { calendarFile, type Place } from './calendar.js';
import { mailContentOf, type Salon } from './mail-content.rules.js';
import type { MailFacts } from './mail-facts.rules.js';

export const MAIL_SETTINGS = Symbol('mail settings');

export interface MailSettings {
  /** The sender's bare address. */
  address: string;
  siteUrl: string;
}

interface MessageRecord {
  id: string;
  kind: VisitMailKind;
  facts: MailFacts;
  createdAt: Date;
}

/** Sends one queued mail; a message already sent is not sent again. */
@Job('send-mail', 'mail')
@Injectable()
export class SendMailJob implements JobHandler<{ id: string }> {
  constructor(
    private readonly db: DataSource,
    private readonly mailer: Mailer,
    private readonly catalog: CatalogClient,
    private readonly clock: Clock,
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings,
  ) {}

  async run({ id }: { id: string }): Promise<void> {
    const message = await this.begin(id);
    if (!message) return;
    const site = await this.catalog.site();
    const salon = { ...senderOf(site), siteUrl: this.settings.siteUrl };
    await this.mailer.send({ sender: site.companyName, ...(await this.compose(message, salon)) });
    await this.db.query('UPDATE booking.message SET "sentAt" = $2 WHERE "id" = $1', [id, this.clock.now()]);
  }

  /** From here on the mail can no longer be dropped: an undo sends a correction instead. */
  private async begin(id: string): Promise<MessageRecord | undefined> {
    const [[message]] = await this.db.query<[MessageRecord[], number]>(
      `UPDATE booking.message SET "leftAt" = coalesce("leftAt", $2) WHERE "id" = $1 AND "sentAt" IS NULL
       RETURNING "id", "kind", "facts", "createdAt"`,
      [id, this.clock.now()],
    );
    return message;
  }

  private async compose({ id, kind, facts, createdAt }: MessageRecord, salon: Salon): Promise<Mail> {
    const { calendar: method, ...text } = mailContentOf(kind, facts, salon);
    const mail = {
      to: facts.email,
      ...(await renderMail(text, salon)),
      messageId: `<${id}@${this.settings.address.split('@')[1] ?? 'araliya'}>`,
    };
    if (!method) return mail;
    const place: Place = { ...salon, email: this.settings.address };
    const content = calendarFile(facts, place, createdAt.toISOString(), method);
    return { ...mail, icalEvent: { method, filename: 'visit.ics', content } };
  }
}
