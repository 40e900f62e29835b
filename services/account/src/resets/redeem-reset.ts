import { Injectable } from '@nestjs/common';
import { messages, type RedeemResetRequest, resetPasswordProblem } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import type { Visitor } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { noteAudit } from '../audit/note-audit.js';
import { SignInDelay } from '../limits/sign-in-delay.js';
import { asText } from '../users/user.rules.js';
import { lockUser } from '../users/users.queries.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { ReplacePassword } from '../passwords/replace-password.js';
import { isResetToken } from './reset.rules.js';
import { tokenHash } from './token-hash.js';

const LIVE = '"tokenHash" = $1 AND "usedAt" IS NULL AND "expiresAt" > $2';

/** Sets a new password for whoever holds the link of the newest mail; the token alone picks the account (decisions A4, A11). */
@Injectable()
export class RedeemReset {
  constructor(
    private readonly db: DataSource,
    private readonly hasher: PasswordHasher,
    private readonly replace: ReplacePassword,
    private readonly delay: SignInDelay,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for a weak password, and with one text for a link that is used, late, replaced or unknown */
  async run(request: RedeemResetRequest, visitor: Visitor): Promise<{ userId: string }> {
    const token = asText(request?.token);
    const password = asText(request?.password);
    const problem = password === '' ? messages.passwordRequired : resetPasswordProblem(password);
    if (problem) throw new DomainError('invalid', 'ACCOUNT_INVALID', problem, { errors: { password: problem } });
    if (!isResetToken(token)) throw linkDead();
    const { _id, email } = await this.db.transaction((tx) =>
      this.redeem(tx, { hash: tokenHash(token), password, visitor }),
    );
    await this.delay.clear(email);
    return { userId: _id };
  }

  /** Only whoever gets the link pays for a hash; the others wait at the user's row and find the link used. */
  private async redeem(
    tx: EntityManager,
    { hash, password, visitor }: { hash: Buffer; password: string; visitor: Visitor },
  ) {
    const now = this.clock.now();
    const [owner] = await tx.query<{ userId: string }[]>(`SELECT "userId" FROM account.reset_token WHERE ${LIVE}`, [
      hash,
      now,
    ]);
    const user = owner && (await lockUser(tx, owner.userId));
    if (!user) throw linkDead();
    const [taken] = await tx.query<[{ userId: string }[], number]>(
      `UPDATE account.reset_token SET "usedAt" = $2 WHERE ${LIVE} RETURNING "userId"`,
      [hash, now],
    );
    if (taken.length === 0) throw linkDead();
    await this.replace.run(tx, user, { passwordHash: await this.hasher.hash(password), now });
    await noteAudit(tx, { at: now, kind: 'password_reset', userId: user._id, visitor });
    return user;
  }
}

const linkDead = (): DomainError => new DomainError('invalid', 'RESET_LINK_DEAD', messages.resetLinkDead);
