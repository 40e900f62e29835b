import type { EntityManager } from 'typeorm';
import { UserRow } from './user.entity.js';

/** Replaces the hash of a user's password; call it under `lockUser`, so concurrent sign-ins wait. */
export async function setPassword(tx: EntityManager, id: string, passwordHash: string): Promise<void> {
  await tx.getRepository(UserRow).update({ id }, { passwordHash });
}
