import { SALON, type VisitMailKind } from '@salon/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { isUnsent, Job, type JobHandler, type Mail, Mailer } from '@salon/nest-kit';
import { type MailSalon, renderMail, senderOf } from '@salon/nest-kit/mail';
import { DataSource } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { calendarFile, type Place } from './calendar.js';
import { BOOKING_MAILS } from './drop-mails.js';
import { mailContentOf } from './mail-content.rules.js';
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
  /** When a try may have sent it, or was cut off. */
  leftAt: Date | null;
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
    const message = await this.unsent(id);
    if (!message) return;
    const site = await this.catalog.site();
    const salon = { ...senderOf(site), siteUrl: this.settings.siteUrl, zone: site.zone ?? SALON.zone };
    const mail = { sender: site.companyName, ...(await this.compose(message, salon)) };
    const now = this.clock.now();
    if (!(await this.mark(id, { leftAt: now, sentAt: null }))) return;
    try {
      await this.mailer.send(mail);
    } catch (error) {
      if (isUnsent(error)) await this.mark(id, { leftAt: message.leftAt, sentAt: null });
      throw error;
    }
    await this.mark(id, { leftAt: now, sentAt: this.clock.now() });
  }

  /** A mail that says if and when a visit is never follows a newer one of that visit: it is dropped instead. */
  private async unsent(id: string): Promise<MessageRecord | undefined> {
    await this.db.query(
      `DELETE FROM booking.message USING booking.message newer
       WHERE message."id" = $1 AND message."sentAt" IS NULL AND message."kind" = ANY($2)
         AND newer."appointmentId" = message."appointmentId" AND newer."kind" = ANY($2)
         AND newer."version" > message."version" AND newer."sentAt" IS NOT NULL`,
      [id, BOOKING_MAILS],
    );
    const [message] = await this.db.query<MessageRecord[]>(
      'SELECT "id", "kind", "facts", "createdAt", "leftAt" FROM booking.message WHERE "id" = $1 AND "sentAt" IS NULL',
      [id],
    );
    return message;
  }

  /**
   * With `leftAt` a mail can no longer be dropped: an undo sends a correction instead.
   * @returns whether there was still such an unsent mail
   */
  private async mark(id: string, { leftAt, sentAt }: { leftAt: Date | null; sentAt: Date | null }): Promise<boolean> {
    const [, count] = await this.db.query<[unknown[], number]>(
      'UPDATE booking.message SET "leftAt" = $2, "sentAt" = $3 WHERE "id" = $1 AND "sentAt" IS NULL',
      [id, leftAt, sentAt],
    );
    return count > 0;
  }

  private async compose({ id, kind, facts, createdAt }: MessageRecord, salon: MailSalon): Promise<Mail> {
    const { calendar: method, ...text } = mailContentOf(kind, facts, salon, this.clock.now());
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
