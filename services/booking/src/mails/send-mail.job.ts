import { SALON, type VisitMailKind } from '@salon/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { isUnsent, Job, type JobHandler, type Mail, Mailer } from '@salon/nest-kit';
import { type MailSalon, renderMail, senderOf } from '@salon/nest-kit/mail';
import { DataSource } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';
import { calendarFile, type Place } from './calendar.js';
import { withCurrentPlace } from './current-place.js';
import { mailContentOf } from './mail-content.rules.js';
import type { MailFacts } from './mail-facts.rules.js';
import { IS_REPLACED } from './replaced-mails.js';

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
  /** Of the visit. */
  version: number;
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
    const site = await this.catalog.site();
    const waiting = await this.unsent(id);
    if (!waiting) return;
    const message = await withCurrentPlace(this.db, waiting, this.clock.now());
    const salon = { ...senderOf(site), siteUrl: this.settings.siteUrl, zone: site.zone ?? SALON.zone };
    const mail = { sender: site.companyName, ...(await this.compose(message, salon)) };
    const now = this.clock.now();
    if (!(await this.mark(message, { leftAt: now, sentAt: null }))) return;
    try {
      await this.mailer.send(mail);
    } catch (error) {
      if (isUnsent(error)) await this.mark(waiting, { leftAt: waiting.leftAt, sentAt: null });
      throw error;
    }
    await this.mark(message, { leftAt: now, sentAt: this.clock.now() });
  }

  /**
   * A mail that says if and when a visit is never follows a newer one of that visit, nor one of a new time or stylist
   * the visit itself: it is dropped instead.
   */
  private async unsent(id: string): Promise<MessageRecord | undefined> {
    await this.db.query(
      `DELETE FROM booking.message USING booking.appointment
       WHERE message."id" = $1 AND message."sentAt" IS NULL AND appointment."id" = message."appointmentId"
         AND (${IS_REPLACED} OR (message."kind" IN ('rescheduled', 'reassigned') AND appointment."endsAt" <= $2))`,
      [id, this.clock.now()],
    );
    const [message] = await this.db.query<MessageRecord[]>(
      `SELECT "id", "kind", "facts", "version", "createdAt", "leftAt" FROM booking.message
       WHERE "id" = $1 AND "sentAt" IS NULL`,
      [id],
    );
    return message;
  }

  /**
   * With `leftAt` a mail can no longer be dropped: an undo of what it says sends a correction instead.
   * @returns whether there was still such an unsent mail
   */
  private async mark(
    { id, kind, facts, version }: MessageRecord,
    { leftAt, sentAt }: { leftAt: Date | null; sentAt: Date | null },
  ): Promise<boolean> {
    const [, count] = await this.db.query<[unknown[], number]>(
      `UPDATE booking.message SET "leftAt" = $2, "sentAt" = $3, "kind" = $4, "facts" = $5, "version" = $6
       WHERE "id" = $1 AND "sentAt" IS NULL`,
      [id, leftAt, sentAt, kind, facts, version],
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
