import { Injectable } from '@nestjs/common';
import type { SecondFactor } from '@salon/contracts';
import type { Queryable } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

/** Whether the second factor of a user is on, since when, and how many recovery codes are unused. */
export async function secondFactorOf(db: Queryable, userId: string): Promise<SecondFactor> {
  const [row] = await db.query<{ since: Date | null; left: number }[]>(
    `SELECT account."secondFactorAt" AS since,
       (SELECT count(*)::int FROM account.recovery_code code
        WHERE code."userId" = account.id AND code."usedAt" IS NULL) AS left
     FROM account."user" account WHERE account.id = $1`,
    [userId],
  );
  const since = row?.since ?? null;
  return { on: since !== null, since: since?.toISOString() ?? null, recoveryCodesLeft: row?.left ?? 0 };
}

@Injectable()
export class SecondFactorQueries {
  constructor(private readonly db: DataSource) {}

  state(userId: string): Promise<SecondFactor> {
    return secondFactorOf(this.db, userId);
  }
}
