import { Injectable } from '@nestjs/common';
import { isGoogleCode, refuse, type SignInResult } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { beginGoogleSession } from './begin-google-session.js';
import { RecordSignIn } from '../devices/record-sign-in.js';
import { tokenHash } from '../tokens/token.js';
import { lockUser } from '../users/users.queries.js';

/** Signs in a user who returns from Google's page with a code, once and within its minute. */
@Injectable()
export class RedeemGoogleCode {
  constructor(
    private readonly db: DataSource,
    private readonly recordSignIn: RecordSignIn,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `unauthenticated` for a used, expired or unknown code, and for a user who has become an admin
   * meanwhile
   */
  async run(code: unknown, visitor: Visitor): Promise<SignInResult> {
    if (typeof code !== 'string' || !isGoogleCode(code)) throw refuse('GOOGLE_REFUSED');
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const [taken] = await tx.query<[{ userId: string }[], number]>(
        'DELETE FROM account.google_code WHERE "codeHash" = $1 AND "expiresAt" > $2 RETURNING "userId"',
        [tokenHash(code), now],
      );
      const user = taken[0] ? await lockUser(tx, taken[0].userId) : null;
      if (user?.role !== 'user') throw refuse('GOOGLE_REFUSED');
      return beginGoogleSession(tx, this.recordSignIn, { user, visitor, now });
    });
  }
}
