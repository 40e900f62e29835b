import type { EntityManager } from 'typeorm';
import { UserRow } from './user.entity.js';

/** The picture a user is shown with, null for none; the caller knows that it is theirs. */
export async function setProfileImage(tx: EntityManager, id: string, profileImage: string | null): Promise<void> {
  await tx.getRepository(UserRow).update({ id }, { profileImage });
}
