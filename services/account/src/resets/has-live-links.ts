import type { EntityManager } from 'typeorm';
import { addMinutes } from '@salon/kernel';
import { RESET_MAILS } from '../limits/limits.rules.js';

/**
 * Whether so many links were mailed recently, and the newest still works, that another would only fill the mailbox. The
 * user's row must be locked.
 */
export async function hasLiveLinks(tx: EntityManager, userId: string, now: Date): Promise<boolean> {
  const [row] = await tx.query<{ enough: boolean }[]>(
    `SELECT (SELECT count(*) FROM account.mail WHERE "userId" = $1 AND kind = 'send-reset' AND "createdAt" > $2) >= $3
       AND EXISTS (
         SELECT FROM account.reset_token
         WHERE "userId" = $1 AND "usedAt" IS NULL AND "expiresAt" > $4) AS enough`,
    [userId, addMinutes(now, -RESET_MAILS.minutes), RESET_MAILS.most, now],
  );
  return row?.enough ?? false;
}
