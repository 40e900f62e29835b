import { type EntityManager, IsNull } from 'typeorm';
import { MailRow } from './mail.entity.js';
import type { MailTask } from './post-mail.js';

/** Drops unsent mails of a type: a newer one replaces them, or their reason no longer applies. */
export async function dropUnsentMails(
  tx: EntityManager,
  kind: MailTask,
  whose: { userId: string } | { recipient: string },
): Promise<void> {
  await tx.getRepository(MailRow).delete({ ...whose, kind, sentAt: IsNull() });
}
