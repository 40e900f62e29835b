import type { User } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import { UserRow } from './user.entity.js';

/** Links a user to a Google account; the Google picture is used when the user has none. */
export async function linkGoogle(
  tx: EntityManager,
  user: User,
  { sub, picture }: { sub: string; picture: string | null },
): Promise<User> {
  const link = { googleId: sub, profileImage: user.profileImage ?? picture };
  await tx.getRepository(UserRow).update({ id: user._id }, link);
  return { ...user, ...link };
}
