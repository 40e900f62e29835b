import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { foldSecondFactorCode, RECOVERY_CODES } from '@salon/contracts';
import type { Queryable } from '@salon/nest-kit';
import { Fingerprint } from '../limits/fingerprint.js';
import { SecretBox } from './secret-box.js';
import { stepOf } from './totp.js';

/** Excludes letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const newRecoveryCode = (): string =>
  Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');

/** Stores and checks secrets and recovery codes of accounts. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly box: SecretBox,
    private readonly fingerprint: Fingerprint,
  ) {}

  /** Stores the secret of an unconfirmed set-up; a new set-up replaces it. */
  async storeSecret(tx: Queryable, userId: string, secret: string, now: Date): Promise<void> {
    await tx.query(
      `INSERT INTO account.second_factor ("userId", secret, "createdAt") VALUES ($1, $2, $3)
       ON CONFLICT ("userId")
       DO UPDATE SET secret = excluded.secret, "lastStep" = 0, "createdAt" = excluded."createdAt"`,
      [userId, this.box.seal(userId, secret), now],
    );
  }

  /** Whether the code is correct and unused; marks it as used. */
  async use(tx: Queryable, userId: string, text: unknown, now: Date): Promise<boolean> {
    const code = typeof text === 'string' ? foldSecondFactorCode(text) : null;
    if (code === null) return false;
    return code.length === 6 ? this.useStep(tx, userId, code, now) : this.useRecoveryCode(tx, userId, code, now);
  }

  /** Replaces all recovery codes. @returns the new ones, which are not stored in clear text */
  async renewRecoveryCodes(tx: Queryable, userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    const hashes = codes.map((code) => this.fingerprint.ofCode(userId, code));
    await tx.query('DELETE FROM account.recovery_code WHERE "userId" = $1', [userId]);
    await tx.query('INSERT INTO account.recovery_code ("userId", "codeHash") SELECT $1, unnest($2::bytea[])', [
      userId,
      hashes,
    ]);
    return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
  }

  async remove(tx: Queryable, userId: string): Promise<void> {
    await tx.query('DELETE FROM account.recovery_code WHERE "userId" = $1', [userId]);
    await tx.query('DELETE FROM account.second_factor WHERE "userId" = $1', [userId]);
    await tx.query('UPDATE account."user" SET "secondFactorAt" = NULL WHERE id = $1', [userId]);
  }

  /** A code and all earlier ones can be used once: the update of the last step decides between concurrent calls. */
  private async useStep(tx: Queryable, userId: string, code: string, now: Date): Promise<boolean> {
    const [row] = await tx.query<{ secret: Buffer }[]>('SELECT secret FROM account.second_factor WHERE "userId" = $1', [
      userId,
    ]);
    const step = row ? stepOf(this.box.open(userId, row.secret), code, now) : null;
    if (step === null) return false;
    const [used] = await tx.query<[unknown[], number]>(
      'UPDATE account.second_factor SET "lastStep" = $2 WHERE "userId" = $1 AND "lastStep" < $2 RETURNING 1',
      [userId, step],
    );
    return used.length > 0;
  }

  private async useRecoveryCode(tx: Queryable, userId: string, code: string, now: Date): Promise<boolean> {
    const [used] = await tx.query<[unknown[], number]>(
      `UPDATE account.recovery_code SET "usedAt" = $3
       WHERE "userId" = $1 AND "codeHash" = $2 AND "usedAt" IS NULL
       RETURNING 1`,
      [userId, this.fingerprint.ofCode(userId, code), now],
    );
    return used.length > 0;
  }
}
