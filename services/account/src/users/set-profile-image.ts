import type { EntityManager } from 'typeorm';
import { UserRow } from './user.entity.js';

/** Sets the profile picture of a user, null for none; the caller checks that the user owns it. */
export async function setProfileImage(tx: EntityManager, id: string, profileImage: string | null): Promise<void> {
  await tx.getRepository(UserRow).update({ id }, { profileImage });
}
