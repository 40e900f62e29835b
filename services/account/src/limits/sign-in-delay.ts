import { refuse } from '@salon/contracts';
import type { Queryable } from '@salon/nest-kit';
import type { DataSource } from 'typeorm';
import type { Fingerprint } from './fingerprint.js';
import { KeyedMutex } from './keyed-mutex.js';
import { GROWING_DELAYS, SIGN_IN } from './limits.rules.js';

/**
 * Attempts that are counted together: those from one known network of the account, or those from all other networks.
 */
export interface AttemptKey {
  /** Case-folded; it need not belong to an account. */
  email: string;
  /** Null for a network the account does not know. */
  knownNetwork: string | null;
}

/**
 * Counts the attempt before its password is checked; returns no row while the next attempt is delayed. $1 key, $2 now,
 * $3 the failure that the first delay follows, $4 delays in seconds, one for each further failure (the last one
 * repeats), $5 interval after which failures are forgotten.
 */
const RESERVE = `
  INSERT INTO account.account_throttle AS throttle (key, count, until) VALUES ($1, 1, $2::timestamptz)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN throttle.until <= $2::timestamptz - $5::interval THEN 1 ELSE throttle.count + 1 END,
    until = CASE WHEN throttle.until <= $2::timestamptz - $5::interval THEN $2::timestamptz
      ELSE greatest(throttle.until, $2::timestamptz + make_interval(secs => coalesce(
        ($4::int[])[least(throttle.count + 1 - $3::int + 1, cardinality($4::int[]))], 0))) END
  WHERE throttle.until <= $2::timestamptz OR throttle.count < $3::int
  RETURNING count`;

/**
 * Delays guessing of passwords and two-step codes at one e-mail address, whether it has an account or not. Failures in
 * other networks do not delay a known network (ADR-0026).
 */
export class SignInDelay {
  private readonly mutex = new KeyedMutex();

  constructor(
    private readonly db: DataSource,
    private readonly fingerprint: Fingerprint,
    private readonly failuresBeforeDelay: number = SIGN_IN.failuresBeforeDelay,
  ) {}

  /**
   * Runs `attempt` after earlier attempts with the same key, so that concurrent attempts cannot cause the refusal of a
   * correct password.
   */
  runExclusive<T>(key: AttemptKey, attempt: () => Promise<T>): Promise<T> {
    return this.mutex.run(this.hashOf(key), attempt);
  }

  /** Counts an attempt as failed until `clear` is called. @throws DomainError `throttled` with the seconds to wait */
  async reserve(key: AttemptKey, now: Date): Promise<void> {
    const hash = this.hashOf(key);
    const [counted] = await this.db.query<unknown[]>(RESERVE, [
      hash,
      now,
      this.failuresBeforeDelay,
      GROWING_DELAYS,
      `${SIGN_IN.forgetSeconds} seconds`,
    ]);
    if (counted) return;
    const [row] = await this.db.query<{ until: Date }[]>('SELECT until FROM account.account_throttle WHERE key = $1', [
      hash,
    ]);
    const seconds = Math.ceil(((row?.until ?? now).getTime() - now.getTime()) / 1000);
    throw refuse('SIGN_IN_THROTTLED', { retryAfter: Math.max(1, seconds) });
  }

  /** The result of the check of a counted attempt. An error, as in an overload, is not the customer's failure. */
  async releaseOnError<T>(key: AttemptKey, now: Date, check: () => Promise<T>): Promise<T> {
    try {
      return await check();
    } catch (error) {
      await this.release(key, now).catch(() => undefined); // The first error is the cause.
      throw error;
    }
  }

  /** Reverts the newest count and its delay, because the password was not checked. */
  async release(key: AttemptKey, now: Date): Promise<void> {
    await this.db.query(
      'UPDATE account.account_throttle SET count = greatest(count - 1, 0), until = least(until, $2) WHERE key = $1',
      [this.hashOf(key), now],
    );
  }

  /** Deletes the counted failures after a correct password. */
  async clear(key: AttemptKey, tx: Queryable = this.db): Promise<void> {
    await tx.query('DELETE FROM account.account_throttle WHERE key = $1', [this.hashOf(key)]);
  }

  private hashOf({ email, knownNetwork }: AttemptKey): string {
    return knownNetwork === null
      ? this.fingerprint.ofAddress(email)
      : this.fingerprint.ofAddressAndNetwork(email, knownNetwork);
  }
}
