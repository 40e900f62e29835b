import type { VisitMailKind } from '@salon/contracts';
import { randomUUID } from 'node:crypto';
import { addMinutes } from '@salon/kernel';
import type { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { MailFacts } from './mail-facts.rules.js';

/** Time to undo an admin action before its mail is sent (decision C8). */
const ADMIN_MAIL_DELAY_SECONDS = 20;

export const mailKey = (id: string): string => `mail ${id}`;

interface QueuedMail {
  kind: VisitMailKind;
  facts: MailFacts;
  now: Date;
  byAdmin?: boolean;
  /** Id of the refund, for a mail about one. */
  refundId?: string;
}

/**
 * Queues the mail of an event in the event's transaction. Two mails of one kind about the same version of a visit are
 * one, except about a refund. A mail that belongs to a time is not protected by that, because every change of the visit
 * makes a new version: its cron leaves out visits that have it. Customers without an e-mail address get none. It is
 * sent at once: a mail that is not sent after 15 minutes is an open task of the desk, so a mail for a later time is
 * queued then, by a cron.
 */
export async function queueMail(tx: EntityManager, outbox: Outbox, mail: QueuedMail): Promise<void> {
  const { kind, facts, now, byAdmin = false, refundId = null } = mail;
  if (facts.email === '') return;
  const [added]: { id: string }[] = await tx.query(
    `INSERT INTO booking.message ("id", "appointmentId", "kind", "version", "facts", "createdAt", "refundId")
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT ("appointmentId", "kind", "version") WHERE "refundId" IS NULL DO NOTHING RETURNING "id"`,
    [randomUUID(), facts.appointmentId, kind, facts.sequence, facts, now, refundId],
  );
  if (added)
    await outbox.add(
      tx,
      'send-mail',
      { id: added.id },
      { jobKey: mailKey(added.id), ...(byAdmin ? { runAt: addMinutes(now, ADMIN_MAIL_DELAY_SECONDS / 60) } : {}) },
    );
}
