import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isCode, isUuid, type NewSession, refuse, type VerifyEmailRequest } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Visitor } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../audit/record-audit.js';
import { RecordSignIn } from '../devices/record-sign-in.js';
import { EmailLimits } from '../limits/email-limits.js';
import { Fingerprint } from '../limits/fingerprint.js';
import { CODE_TRIES } from '../limits/limits.rules.js';
import { beginSession } from '../sessions/begin-session.js';
import { markVerified } from '../users/update-user.js';
import { asText } from '../users/user.rules.js';
import { lockUnverified } from '../users/users.queries.js';
import { TRIES_A_CODE } from './code.rules.js';
import { EmailCodeRow } from './email-code.entity.js';

/** Checks a mailed code, marks the address verified and signs the user in. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly db: DataSource,
    private readonly emailLimits: EmailLimits,
    private readonly fingerprint: Fingerprint,
    private readonly recordSignIn: RecordSignIn,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `invalid` with one message for every reason a code is refused, `throttled` beyond 15 tries an
   * hour
   */
  async run(request: Partial<VerifyEmailRequest> | undefined, visitor: Visitor): Promise<NewSession> {
    const userId = asText(request?.userId).toLowerCase();
    const otp = asText(request?.otp);
    if (!isUuid(userId) || !isCode(otp)) throw refuse('CODE_WRONG');
    const session = await this.db.transaction((tx) => this.attempt(tx, { userId, otp, visitor }));
    if (!session) throw refuse('CODE_WRONG');
    return session;
  }

  /** Null for a wrong code: the transaction then commits, so that the attempt stays counted. */
  private async attempt(
    tx: EntityManager,
    { userId, otp, visitor }: { userId: string; otp: string; visitor: Visitor },
  ): Promise<NewSession | null> {
    const now = this.clock.now();
    const user = await lockUnverified(tx, userId);
    const codeHash = user && (await countAttempt(tx, userId, now));
    if (!codeHash) return null;
    await this.emailLimits.take(tx, { kind: 'code-try', email: user.email, limits: CODE_TRIES, now });
    if (!timingSafeEqual(codeHash, this.fingerprint.ofCode(userId, otp))) return null;
    await markVerified(tx, userId, now);
    await tx.getRepository(EmailCodeRow).delete({ userId });
    const session = await beginSession(tx, { userId, now, visitor });
    await recordAudit(tx, { at: now, kind: 'verified', userId, visitor });
    await this.recordSignIn.run(tx, { user, visitor, now });
    return session && { user: { ...user, isVerified: true }, session };
  }
}

/**
 * Counts an attempt and returns the hash of the live code; null when there is none, it has expired or has no attempts
 * left (threat T11).
 */
async function countAttempt(tx: EntityManager, userId: string, now: Date): Promise<Buffer | null> {
  const [[row]] = await tx.query<[{ codeHash: Buffer }[], number]>(
    `UPDATE account.email_code SET attempts = attempts + 1
     WHERE "userId" = $1 AND attempts < $2 AND "expiresAt" > $3 RETURNING "codeHash"`,
    [userId, TRIES_A_CODE, now],
  );
  return row?.codeHash ?? null;
}
