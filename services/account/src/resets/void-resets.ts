import { type EntityManager, IsNull } from 'typeorm';
import { dropUnsentMails } from '../mails/drop-unsent-mails.js';
import { ResetTokenRow } from './reset-token.entity.js';

/** Invalidates the mailed reset links of a user and drops the unsent ones. */
export async function voidResets(tx: EntityManager, userId: string, now: Date): Promise<void> {
  await tx.getRepository(ResetTokenRow).update({ userId, usedAt: IsNull() }, { usedAt: now });
  await dropUnsentMails(tx, 'send-reset', { userId });
}
