import type { EntityManager } from 'typeorm';
import { UserRow } from './user.entity.js';

/** Notes that the owner of the address has shown to read its mail. */
export async function markVerified(tx: EntityManager, id: string, now: Date): Promise<void> {
  await tx.getRepository(UserRow).update({ id }, { verifiedAt: now });
}
