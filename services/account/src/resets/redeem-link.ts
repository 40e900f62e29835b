import { refuse, type User } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import { isToken, tokenHash } from '../tokens/token.js';
import { lockUser } from '../users/users.queries.js';

/** Of a stored link; its hash and the time are the parameters. */
export const LIVE = '"tokenHash" = $1 AND "usedAt" IS NULL AND "expiresAt" > $2';

/** The hash under which the link of this token is stored. @throws DomainError `invalid` for a malformed token */
export function linkHash(token: string): Buffer {
  if (!isToken(token)) throw refuse('RESET_LINK_DEAD');
  return tokenHash(token);
}

/**
 * Marks a live link as used and returns its user, locked. Concurrent calls wait at the user's row and find the link
 * used.
 * @throws DomainError `invalid` with one text for a link that is used, expired, replaced or unknown
 */
export async function redeemLink(tx: EntityManager, hash: Buffer, now: Date): Promise<User> {
  const [owner] = await tx.query<{ userId: string }[]>(`SELECT "userId" FROM account.reset_token WHERE ${LIVE}`, [
    hash,
    now,
  ]);
  const user = owner && (await lockUser(tx, owner.userId));
  if (!user) throw refuse('RESET_LINK_DEAD');
  const [used] = await tx.query<[{ userId: string }[], number]>(
    `UPDATE account.reset_token SET "usedAt" = $2 WHERE ${LIVE} RETURNING "userId"`,
    [hash, now],
  );
  if (used.length === 0) throw refuse('RESET_LINK_DEAD');
  return user;
}
