import { messages, type GooglePerson, type User } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import type { EntityManager } from 'typeorm';
import { addUser } from '../users/add-user.js';
import { linkGoogle } from '../users/link-google.js';
import { lockGoogleOwners } from '../users/users.queries.js';
import { googleRefused } from './google.rules.js';

/**
 * The account of a person of Google: the one linked to their `sub`, else the verified one of their address, which is
 * linked now, else a new one. A never verified one of that address goes with all it has: whoever registered it never
 * showed that the address is theirs (decision A1, threat T10).
 * @throws DomainError `forbidden` for an admin, who has only the door with a password, `unauthenticated` when the
 * address is linked to somebody else at Google
 */
export async function admitGoogleUser(tx: EntityManager, person: GooglePerson, now: Date): Promise<User> {
  const { sub, email, picture } = person;
  const owners = await lockGoogleOwners(tx, sub, email);
  const known = owners.find(({ googleId }) => googleId === sub) ?? owners.find(({ isVerified }) => isVerified);
  if (!known) return add(tx, person, now);
  if (known.role !== 'user') throw new DomainError('forbidden', 'LOGIN_ROLE', messages.loginRole);
  if (known.googleId === sub) return known;
  if (known.googleId !== null) throw googleRefused();
  return linkGoogle(tx, known, { sub, picture });
}

async function add(tx: EntityManager, person: GooglePerson, now: Date): Promise<User> {
  const { sub, email, name, picture } = person;
  try {
    return await addUser(
      tx,
      { name, email, passwordHash: null, role: 'user', verifiedAt: now, googleId: sub, profileImage: picture },
      now,
    );
  } catch (error) {
    // Somebody else has just made it, perhaps this very person in another tab: it is found now.
    if (error instanceof DomainError && error.code === 'EMAIL_TAKEN') return admitGoogleUser(tx, person, now);
    throw error;
  }
}
