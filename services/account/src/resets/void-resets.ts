import { type EntityManager, IsNull } from 'typeorm';
import { ResetTokenRow } from './reset-token.entity.js';

/** Ends the links a user may still have in the mail. */
export async function voidResets(tx: EntityManager, userId: string, now: Date): Promise<void> {
  await tx.getRepository(ResetTokenRow).update({ userId, usedAt: IsNull() }, { usedAt: now });
}
