import type { SecondStep } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';
import type { Queryable } from '@salon/nest-kit';
import { newToken, tokenHash } from '../tokens/token.js';

/** Minutes between the password and the code. */
const STEP_MINUTES = 5;

interface FirstStep {
  userId: string;
  /** The hash that the password was checked against; null without a password. */
  passwordHash: string | null;
  now: Date;
}

/**
 * Records the completed first step of a sign-in; null when the password has changed meanwhile or the account is
 * disabled or deleted.
 */
export async function beginSecondStep(
  tx: Queryable,
  { userId, passwordHash, now }: FirstStep,
): Promise<SecondStep | null> {
  const challenge = newToken();
  const stored = await tx.query<unknown[]>(
    `WITH expired AS (DELETE FROM account.sign_in_step WHERE "userId" = $2 AND "expiresAt" <= $3)
     INSERT INTO account.sign_in_step ("tokenHash", "userId", "expiresAt")
     SELECT $1, id, $4 FROM account."user"
     WHERE id = $2 AND "disabledAt" IS NULL AND ($5::text IS NULL OR "passwordHash" = $5) FOR KEY SHARE
     RETURNING 1`,
    [tokenHash(challenge), userId, now, addMinutes(now, STEP_MINUTES), passwordHash],
  );
  return stored.length > 0 ? { challenge } : null;
}
