import type { EntityManager } from 'typeorm';
import { UserRow } from './user.entity.js';

/** Marks the e-mail address of a user as verified. */
export async function markVerified(tx: EntityManager, id: string, now: Date): Promise<void> {
  await tx.getRepository(UserRow).update({ id }, { verifiedAt: now });
}
