import { refuse, type User } from '@salon/contracts';
import type { Queryable } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { asUser, USER_COLUMNS, type UserColumns } from './user.view.js';

export interface Credentials {
  user: User;
  /** Null for an account without a password. */
  passwordHash: string | null;
  isDisabled: boolean;
}

/** The account of a case-folded address with its password's hash, null when there is none. */
export async function credentialsOf(db: Queryable, email: string): Promise<Credentials | null> {
  const [row] = await db.query<(UserColumns & Omit<Credentials, 'user'>)[]>(
    `SELECT ${USER_COLUMNS}, account."passwordHash", account."disabledAt" IS NOT NULL AS "isDisabled"
     FROM account."user" account WHERE account.email = $1`,
    [email],
  );
  return row ? { user: asUser(row), passwordHash: row.passwordHash, isDisabled: row.isDisabled } : null;
}

/** The unverified user of that address, who can get a code; null for a verified user and for an admin. */
export async function unverifiedByEmail(db: Queryable, email: string): Promise<User | null> {
  const [row] = await db.query<UserColumns[]>(
    `SELECT ${USER_COLUMNS} FROM account."user" account
     WHERE account.email = $1 AND account."verifiedAt" IS NULL AND account.role = 'user'`,
    [email],
  );
  return row ? asUser(row) : null;
}

/** The unverified user of that id, locked against other verifications and registrations until the transaction ends. */
export async function lockUnverified(tx: EntityManager, id: string): Promise<User | null> {
  const [row] = await tx.query<UserColumns[]>(
    `SELECT ${USER_COLUMNS} FROM account."user" account
     WHERE account.id = $1 AND account."verifiedAt" IS NULL
     FOR NO KEY UPDATE`,
    [id],
  );
  return row ? asUser(row) : null;
}

/**
 * The user of that id, locked until the transaction ends: sign-ins wait, so that none begins with a password that is
 * being replaced.
 */
export async function lockUser(tx: EntityManager, id: string): Promise<User | null> {
  const [row] = await tx.query<UserColumns[]>(
    `SELECT ${USER_COLUMNS} FROM account."user" account WHERE account.id = $1 FOR UPDATE`,
    [id],
  );
  return row ? asUser(row) : null;
}

/** `lockUser` for a signed-in user. @throws DomainError `unauthenticated` when the account was deleted */
export async function lockSignedInUser(tx: EntityManager, id: string): Promise<User> {
  const user = await lockUser(tx, id);
  if (!user) throw refuse('SESSION_ENDED');
  return user;
}

/** The users linked to that Google id or with that address, locked until the transaction ends. */
export async function lockGoogleOwners(tx: EntityManager, sub: string, email: string): Promise<User[]> {
  const rows = await tx.query<UserColumns[]>(
    `SELECT ${USER_COLUMNS} FROM account."user" account
     WHERE account."googleId" = $1 OR account.email = $2
     ORDER BY account.id FOR UPDATE`,
    [sub, email],
  );
  return rows.map(asUser);
}
