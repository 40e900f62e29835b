import type { User } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import { UserRow } from './user.entity.js';
import type { ProfileDetails } from './user.rules.js';
import { asUser } from './user.view.js';

/** Marks the e-mail address of a user as verified. */
export async function markVerified(tx: EntityManager, id: string, now: Date): Promise<void> {
  await tx.getRepository(UserRow).update({ id }, { verifiedAt: now });
}

/** Replaces the hash of a user's password; call it under `lockUser`, so concurrent sign-ins wait. */
export async function setPassword(tx: EntityManager, id: string, passwordHash: string): Promise<void> {
  await tx.getRepository(UserRow).update({ id }, { passwordHash });
}

/** Sets the profile picture of a user, null for none; the caller checks that the user owns it. */
export async function setProfileImage(tx: EntityManager, id: string, profileImage: string | null): Promise<void> {
  await tx.getRepository(UserRow).update({ id }, { profileImage });
}

/** Stores the profile that a user entered; null when the account is deleted. */
export async function saveProfile(tx: EntityManager, id: string, details: ProfileDetails): Promise<User | null> {
  const rows = tx.getRepository(UserRow);
  if (Object.keys(details).length > 0) await rows.update({ id }, details);
  const row = await rows.findOneBy({ id });
  return row && asUser(row);
}

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
