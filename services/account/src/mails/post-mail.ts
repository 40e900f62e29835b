import { randomUUID } from 'node:crypto';
import type { User } from '@salon/contracts';
import type { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { MailRow } from './mail.entity.js';

/** The tasks that render and send a mail. */
export type MailTask =
  'send-code' | 'send-reset' | 'send-password-changed' | 'send-new-sign-in' | 'send-invitation' | 'send-second-factor';

interface PostedMail {
  to: Pick<User, '_id' | 'email'>;
  task: MailTask;
  /**
   * The content of the mail, without secrets: a dead job stays in its table. The task creates codes and tokens when it
   * sends.
   */
  values?: Readonly<Record<string, string>>;
  now: Date;
  /** Earliest sending time. */
  leavesAt: Date;
}

/** Adds a mail to the outbox: the row and its job belong to the caller's transaction. */
export async function postMail(
  tx: EntityManager,
  outbox: Outbox,
  { to, task, values = {}, now, leavesAt }: PostedMail,
): Promise<void> {
  const id = randomUUID();
  await tx
    .getRepository(MailRow)
    .insert({ id, userId: to._id, kind: task, recipient: to.email, createdAt: now, sentAt: null });
  await outbox.add(tx, task, { mailId: id, ...values }, leavesAt > now ? { runAt: leavesAt } : {});
}
