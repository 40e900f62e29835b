import { type EntityManager, IsNull } from 'typeorm';
import { MailRow } from './mail.entity.js';
import type { MailTask } from './post-mail.js';

/** Drops the mails of a kind that have not been sent: a newer one replaces them, or what they are about has ended. */
export async function dropUnsentMails(
  tx: EntityManager,
  kind: MailTask,
  whose: { userId: string } | { recipient: string },
): Promise<void> {
  await tx.getRepository(MailRow).delete({ ...whose, kind, sentAt: IsNull() });
}
