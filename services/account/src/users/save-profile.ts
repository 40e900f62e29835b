import type { User } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import { UserRow } from './user.entity.js';
import type { ProfileDetails } from './user.rules.js';
import { asUser } from './user.view.js';

/** Stores the profile that a user entered; null when the account is deleted. */
export async function saveProfile(tx: EntityManager, id: string, details: ProfileDetails): Promise<User | null> {
  const rows = tx.getRepository(UserRow);
  await rows.update({ id }, details);
  const row = await rows.findOneBy({ id });
  return row && asUser(row);
}
