import type { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { MailKind } from './mail.rules.js';
import { mailKey } from './queue-mail.js';

/** Drops the mails of an appointment from one of its versions on; the kinds of those whose sending had already begun. */
export async function dropMails(tx: EntityManager, outbox: Outbox, appointmentId: string, since: number): Promise<MailKind[]> {
  const mails: { id: string; kind: MailKind; left: boolean }[] = await tx.query(
    `SELECT "id", "kind", "leftAt" IS NOT NULL AS "left" FROM booking.message WHERE "appointmentId" = $1 AND "version" >= $2 ORDER BY "version" FOR UPDATE`, [appointmentId, since]);
  for (const { id } of mails.filter(({ left }) => !left)) {
    await tx.query('DELETE FROM booking.message WHERE "id" = $1', [id]);
    await outbox.cancel(tx, mailKey(id));
  }
  return mails.filter(({ left }) => left).map(({ kind }) => kind);
}
