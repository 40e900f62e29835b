import { randomUUID } from 'node:crypto';
import type { SessionAnswer } from '@salon/contracts';
import type { Visitor } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { newLifetime } from './session.rules.js';

export interface Beginning {
  userId: string;
  /** The hash whose password was given: a session never outlives the password it was begun with. */
  passwordHash?: string;
  now: Date;
  visitor: Visitor;
}

/** Signs a user in; null when the user is gone or has another password by now. Their sessions that are over are cleared away. */
export async function beginSession(
  tx: EntityManager,
  { userId, passwordHash, now, visitor }: Beginning,
): Promise<SessionAnswer['session'] | null> {
  const { expiresAt, endsAt } = newLifetime(now);
  const [row] = await tx.query<{ id: string }[]>(
    `WITH over AS (DELETE FROM account.session WHERE "userId" = $2 AND "expiresAt" <= $3)
     INSERT INTO account.session (id, "userId", "createdAt", "lastSeenAt", "expiresAt", "endsAt", "agent")
     SELECT $1, id, $3, $3, $4, $5, $7 FROM account."user" WHERE id = $2 AND ($6::text IS NULL OR "passwordHash" = $6) FOR KEY SHARE
     RETURNING id`,
    [randomUUID(), userId, now, expiresAt, endsAt, passwordHash ?? null, visitor.agent],
  );
  return row ? { id: row.id, expiresAt: endsAt.toISOString() } : null;
}
