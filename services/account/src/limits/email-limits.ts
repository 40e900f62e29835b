import { refuse } from '@salon/contracts';
import type { DomainError } from '@salon/kernel';
import type { Queryable } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { Fingerprint } from './fingerprint.js';
import { AVATARS_A_DAY, type Limit, secondsToWait } from './limits.rules.js';

interface RateLimitedCall {
  kind: 'code-send' | 'code-try' | 'reset-send' | 'sign-in' | 'sign-in-send' | 'avatar';
  /** Case-folded; it need not belong to an account (decision A5). */
  email: string;
  /** Network of the visitor, for a counter per e-mail address and network; absent for one per e-mail address. */
  network?: string;
  limits: readonly Limit[];
  /** Minimum seconds between two calls, in addition to the limits. */
  cooldown?: number;
  now: Date;
}

/** One statement checks and counts, so a burst gets exactly the remaining calls (threats T11, T12). */
const TAKE = `
  INSERT INTO account.budget AS budget (kind, key, times) VALUES ($1, $2, ARRAY[$3::timestamptz])
  ON CONFLICT (kind, key) DO UPDATE
    SET times = (
      SELECT coalesce(array_agg(time ORDER BY time), '{}') FROM unnest(budget.times) time
      WHERE time > $3::timestamptz - interval '1 day') || $3::timestamptz
    WHERE NOT EXISTS (
      SELECT FROM unnest($4::int[], $5::int[]) AS bound(most, seconds)
      WHERE (
        SELECT count(*) FROM unnest(budget.times) time
        WHERE time > $3::timestamptz - make_interval(secs => bound.seconds)) >= bound.most)
  RETURNING times`;

/** Counts calls per e-mail address against the limits of limits.rules.ts. A new code or sign-in does not reset them. */
export class EmailLimits {
  /** @param factor multiplies every limit; 1 in production */
  constructor(
    private readonly fingerprint: Fingerprint,
    private readonly factor = 1,
  ) {}

  /**
   * Counts one call and keeps the counter locked until the transaction ends.
   * @returns the times of the counted calls, this one last; null beyond a limit, which is not counted
   */
  async count(tx: Queryable, call: RateLimitedCall): Promise<Date[] | null> {
    const bounds = this.boundsOf(call);
    const [row] = await tx.query<{ times: Date[] }[]>(TAKE, [
      call.kind,
      this.keyOf(call),
      call.now,
      bounds.map(({ most }) => most),
      bounds.map(({ seconds }) => seconds),
    ]);
    return row?.times ?? null;
  }

  /** Counts one call, as `count`. @throws DomainError `throttled` with the seconds to wait */
  async take(tx: Queryable, call: RateLimitedCall): Promise<Date[]> {
    const times = await this.count(tx, call);
    if (times) return times;
    throw refusal(call, Math.max(1, await this.secondsLeft(tx, call)));
  }

  /** Counts nothing. @throws DomainError `throttled` when a call is refused now */
  async assertFree(tx: Queryable, call: RateLimitedCall): Promise<void> {
    const seconds = await this.secondsLeft(tx, call);
    if (seconds > 0) throw refusal(call, seconds);
  }

  /** Forgets the counted calls of an e-mail address. */
  async clear(tx: Queryable, { kind, email }: Pick<RateLimitedCall, 'kind' | 'email'>): Promise<void> {
    await tx.query('DELETE FROM account.budget WHERE kind = $1 AND key = $2', [
      kind,
      this.fingerprint.ofAddress(email),
    ]);
  }

  /** Moves the newest time to when the requested mail is sent. */
  async postpone(
    tx: EntityManager,
    { kind, email }: Pick<RateLimitedCall, 'kind' | 'email'>,
    until: Date,
  ): Promise<void> {
    await tx.query('UPDATE account.budget SET times[cardinality(times)] = $3 WHERE kind = $1 AND key = $2', [
      kind,
      this.fingerprint.ofAddress(email),
      until,
    ]);
  }

  private async secondsLeft(tx: Queryable, call: RateLimitedCall): Promise<number> {
    const [row] = await tx.query<{ times: Date[] }[]>('SELECT times FROM account.budget WHERE kind = $1 AND key = $2', [
      call.kind,
      this.keyOf(call),
    ]);
    return secondsToWait(row?.times ?? [], this.boundsOf(call), call.now);
  }

  private keyOf({ email, network }: RateLimitedCall): string {
    return network === undefined
      ? this.fingerprint.ofAddress(email)
      : this.fingerprint.ofAddressAndNetwork(email, network);
  }

  private boundsOf({ limits, cooldown }: RateLimitedCall): Limit[] {
    return [
      ...limits.map(({ most, seconds }) => ({ most: most * this.factor, seconds })),
      ...(cooldown ? [{ most: 1, seconds: cooldown }] : []),
    ];
  }
}

const refusal = ({ kind }: RateLimitedCall, retryAfter: number): DomainError =>
  refuse('ACCOUNT_THROTTLED', {
    params: kind === 'avatar' ? { reason: 'pictures', most: AVATARS_A_DAY } : { reason: 'tries' },
    retryAfter,
  });
