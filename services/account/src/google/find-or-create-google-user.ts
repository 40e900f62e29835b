import { type GooglePerson, refuse, type User } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import type { EntityManager } from 'typeorm';
import { addUser } from '../users/add-user.js';
import { linkGoogle } from '../users/update-user.js';
import { lockGoogleOwners } from '../users/users.queries.js';

/**
 * The account of a Google user: the one linked to their `sub`, else the verified account with their address, which is
 * linked now, else a new one. An unverified account with that address is deleted with all its data, because its creator
 * never proved ownership of the address (decision A1, threat T10).
 * @throws DomainError `forbidden` for an admin, who can sign in by password only, `unauthenticated` when the address is
 * linked to another Google user
 */
export async function findOrCreateGoogleUser(
  tx: EntityManager,
  person: GooglePerson,
  now: Date,
): Promise<{ user: User; isNew: boolean }> {
  const { sub, email, picture } = person;
  const owners = await lockGoogleOwners(tx, sub, email);
  const known = owners.find(({ googleId }) => googleId === sub) ?? owners.find(({ isVerified }) => isVerified);
  if (!known) return add(tx, person, now);
  if (known.role !== 'user') throw refuse('LOGIN_ROLE');
  if (known.googleId === sub) return { user: known, isNew: false };
  if (known.googleId !== null) throw refuse('GOOGLE_REFUSED');
  return { user: await linkGoogle(tx, known, { sub, picture }), isNew: false };
}

async function add(tx: EntityManager, person: GooglePerson, now: Date): Promise<{ user: User; isNew: boolean }> {
  const { sub, email, name, picture } = person;
  try {
    const user = await addUser(
      tx,
      { name, email, passwordHash: null, staffRole: null, verifiedAt: now, googleId: sub, profileImage: picture },
      now,
    );
    return { user, isNew: true };
  } catch (error) {
    // A concurrent call, for example from another tab, created it; the next attempt finds it.
    if (error instanceof DomainError && error.code === 'EMAIL_TAKEN') return findOrCreateGoogleUser(tx, person, now);
    throw error;
  }
}
