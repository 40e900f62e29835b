import { randomUUID } from 'node:crypto';
import { type NewSession, refuse } from '@salon/contracts';
import type { Visitor } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { newLifetime, SESSIONS_KEPT } from './session.rules.js';

interface Beginning {
  userId: string;
  /** The hash that the password was checked against: no session begins when it has changed since. */
  passwordHash?: string;
  /** A password or code was entered, which counts as a confirmation. */
  confirmed?: boolean;
  now: Date;
  visitor: Visitor;
}

/**
 * Creates a session and deletes those of the user that have expired or are too many, the longest unused first; null
 * when the user was deleted or the password has changed.
 * @throws DomainError `forbidden` for a disabled account
 */
export async function beginSession(
  tx: EntityManager,
  { userId, passwordHash, confirmed = false, now, visitor }: Beginning,
): Promise<NewSession['session'] | null> {
  const { expiresAt, endsAt } = newLifetime(now);
  const [row] = await tx.query<{ id: string }[]>(
    `WITH ended AS (DELETE FROM account.session WHERE "userId" = $2 AND ("expiresAt" <= $3 OR id IN (
       SELECT id FROM account.session WHERE "userId" = $2 AND "expiresAt" > $3
       ORDER BY "lastSeenAt" DESC, "createdAt" DESC OFFSET $9)))
     INSERT INTO account.session
       (id, "userId", "createdAt", "lastSeenAt", "expiresAt", "endsAt", "agent", "confirmedAt")
     SELECT $1, id, $3, $3, $4, $5, $7, $8::timestamptz FROM account."user"
     WHERE id = $2 AND "disabledAt" IS NULL AND ($6::text IS NULL OR "passwordHash" = $6)
     FOR KEY SHARE
     RETURNING id`,
    [
      randomUUID(),
      userId,
      now,
      expiresAt,
      endsAt,
      passwordHash ?? null,
      visitor.agent,
      confirmed ? now : null,
      SESSIONS_KEPT - 1,
    ],
  );
  if (row) return { id: row.id, expiresAt: endsAt.toISOString() };
  const [disabled] = await tx.query<unknown[]>(
    'SELECT FROM account."user" WHERE id = $1 AND "disabledAt" IS NOT NULL',
    [userId],
  );
  if (disabled) throw refuse('LOGIN_DISABLED');
  return null;
}
