import { Injectable } from '@nestjs/common';
import { type NewSession, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { RecordSignIn } from '../devices/record-sign-in.js';
import { beginSession } from '../sessions/begin-session.js';
import { tokenHash } from '../tokens/token.js';
import { lockUser } from '../users/users.queries.js';
import { asText } from '../users/user.rules.js';
import { ThrottledVerification } from './throttled-verification.js';
import { SecondFactors } from './second-factors.js';

export interface SecondStepRequest {
  challenge: string;
  code: string;
}

/** The second step of a sign-in: a code of the authenticator app or a recovery code. */
@Injectable()
export class CompleteSignIn {
  constructor(
    private readonly db: DataSource,
    private readonly factors: SecondFactors,
    private readonly verification: ThrottledVerification,
    private readonly recordSignIn: RecordSignIn,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `invalid` for a wrong or used code, and when the first step has expired; `throttled` after
   * failures
   */
  async run(request: Partial<SecondStepRequest> | undefined, visitor: Visitor): Promise<NewSession> {
    const now = this.clock.now();
    const hash = tokenHash(asText(request?.challenge));
    const [user] = await this.db.query<{ id: string; email: string }[]>(
      `SELECT account.id, account.email
       FROM account.sign_in_step step JOIN account."user" account ON account.id = step."userId"
       WHERE step."tokenHash" = $1 AND step."expiresAt" > $2`,
      [hash, now],
    );
    if (!user) throw refuse('SECOND_STEP_OVER');
    await this.verification.run({
      user,
      visitor,
      now,
      check: () => this.factors.use(this.db, user.id, request?.code, now),
      failure: 'second_factor_failed',
      wrong: () => refuse('SECOND_FACTOR_WRONG'),
    });
    return this.begin(user.id, { hash, visitor, now });
  }

  private begin(
    id: string,
    { hash, visitor, now }: { hash: Buffer; visitor: Visitor; now: Date },
  ): Promise<NewSession> {
    return this.db.transaction(async (tx) => {
      const user = await lockUser(tx, id); // First, as whoever ends all steps of a user does.
      const [steps] = await tx.query<[unknown[], number]>(
        'DELETE FROM account.sign_in_step WHERE "tokenHash" = $1 RETURNING 1',
        [hash],
      );
      const session =
        user && steps.length > 0 && (await beginSession(tx, { userId: id, confirmed: true, now, visitor }));
      if (!session) throw refuse('SECOND_STEP_OVER');
      await this.recordSignIn.run(tx, { user, visitor, now });
      return { user, session };
    });
  }
}
