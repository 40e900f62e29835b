import { randomUUID } from 'node:crypto';
import { apiRoleOf, refuse, type StaffRole, type User } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import { UserRow } from './user.entity.js';
import { asUser } from './user.view.js';

interface NewUser {
  name: string;
  /** Case-folded. */
  email: string;
  /** Null for someone who signs in with Google. */
  passwordHash: string | null;
  /** Null for a customer. */
  staffRole: StaffRole | null;
  verifiedAt: Date | null;
  address?: string | null;
  phone?: string | null;
  googleId?: string;
  profileImage?: string | null;
}

/**
 * Stores a user under a new random id. An unverified user of the same address is deleted first, with codes, sessions
 * and unsent mails, so that no data of an earlier registration reaches the new one (decision A8).
 * @throws DomainError `conflict` when the address belongs to a verified account
 */
export async function addUser(tx: EntityManager, user: NewUser, now: Date): Promise<User> {
  const rows = tx.getRepository(UserRow);
  const present = await rows.findOne({ where: { email: user.email }, lock: { mode: 'pessimistic_write' } });
  if (present && asUser(present).isVerified) throw refuse('EMAIL_TAKEN');
  if (present) await rows.delete({ id: present.id });
  const row = rows.create({
    ...user,
    id: randomUUID(),
    role: apiRoleOf(user.staffRole),
    disabledAt: null,
    secondFactorAt: null,
    staffVersion: 0,
    createdAt: now,
    address: user.address ?? null,
    phone: user.phone ?? null,
    googleId: user.googleId ?? null,
    profileImage: user.profileImage ?? null,
    city: null,
  });
  await rows.insert(row);
  return asUser(row);
}
