import { randomUUID } from 'node:crypto';
import type { User } from '@salon/contracts';
import type { Outbox } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { MailRow } from './mail.entity.js';

/** The tasks that write and send a mail. */
export type MailTask =
  'send-code' | 'send-reset' | 'send-password-changed' | 'send-new-sign-in' | 'send-invitation' | 'send-second-factor';

interface PostedMail {
  to: Pick<User, '_id' | 'email'>;
  task: MailTask;
  /**
   * What the mail says, never a secret: a job that fails for good stays in its table. The task makes codes and tokens
   * as it sends.
   */
  values?: Readonly<Record<string, string>>;
  now: Date;
  /** Earliest departure. */
  leavesAt: Date;
}

/** Puts a mail into the outbox: the row and its job are part of the transaction of the fact they follow from. */
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
