import { messages } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import type { Fingerprint } from './fingerprint.js';
import { GROWING_DELAYS, SIGN_IN } from './limits.rules.js';

/** Counts the try before its password is looked at; no row comes back while the account has to wait. */
const RESERVE = `
  INSERT INTO account.account_throttle AS throttle (key, count, until) VALUES ($1, 1, $2::timestamptz)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN throttle.until <= $2::timestamptz - $5::interval THEN 1 ELSE throttle.count + 1 END,
    until = CASE WHEN throttle.until <= $2::timestamptz - $5::interval THEN $2::timestamptz
      ELSE $2::timestamptz + make_interval(secs => coalesce(($4::int[])[least(throttle.count + 2 - $3::int, cardinality($4::int[]))], 0)) END
  WHERE throttle.until <= $2::timestamptz
  RETURNING count`;

/** Slows down guessing at one address, known or not; never closes it (decision A5, threat T3). */
export class SignInDelay {
  constructor(
    private readonly db: DataSource,
    private readonly fingerprint: Fingerprint,
    private readonly freeFailures: number = SIGN_IN.freeFailures,
  ) {}

  /** Counts one try as failed until `clear` says otherwise. @throws DomainError `throttled` with the seconds to wait */
  async reserve(email: string, now: Date): Promise<void> {
    const key = this.fingerprint.ofAddress(email);
    const [counted] = await this.db.query<unknown[]>(RESERVE, [
      key,
      now,
      this.freeFailures,
      GROWING_DELAYS,
      `${SIGN_IN.forgetSeconds} seconds`,
    ]);
    if (counted) return;
    const [row] = await this.db.query<{ until: Date }[]>('SELECT until FROM account.account_throttle WHERE key = $1', [
      key,
    ]);
    const seconds = Math.ceil(((row?.until ?? now).getTime() - now.getTime()) / 1000);
    throw new DomainError('throttled', 'SIGN_IN_THROTTLED', messages.throttled, { retryAfter: Math.max(1, seconds) });
  }

  /** Takes the newest count back: its password was never looked at. */
  async release(email: string): Promise<void> {
    await this.db.query('UPDATE account.account_throttle SET count = greatest(count - 1, 0) WHERE key = $1', [
      this.fingerprint.ofAddress(email),
    ]);
  }

  /** The right password was given: earlier failures are forgotten. */
  async clear(email: string, tx: Pick<DataSource | EntityManager, 'query'> = this.db): Promise<void> {
    await tx.query('DELETE FROM account.account_throttle WHERE key = $1', [this.fingerprint.ofAddress(email)]);
  }
}
