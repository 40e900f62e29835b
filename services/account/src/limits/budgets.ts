import { messages } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import type { EntityManager } from 'typeorm';
import type { Fingerprint } from './fingerprint.js';
import { type Limit, secondsToWait } from './limits.rules.js';

export interface Spending {
  kind: 'code-send' | 'code-try' | 'reset-send' | 'password-try' | 'avatar';
  /** Case-folded address; it need not belong to an account (decision A5). */
  email: string;
  limits: readonly Limit[];
  /** Seconds since the one before, whatever the limits; none when absent. */
  cooldown?: number;
  now: Date;
  /** What someone reads who has spent it; a general sentence when absent. */
  refusal?: string;
}

/** One statement decides and counts, so that a burst gets exactly what is left (threats T11, T12). */
const TAKE = `
  INSERT INTO account.budget AS budget (kind, key, times) VALUES ($1, $2, ARRAY[$3::timestamptz])
  ON CONFLICT (kind, key) DO UPDATE
    SET times = (SELECT coalesce(array_agg(time ORDER BY time), '{}') FROM unnest(budget.times) time WHERE time > $3::timestamptz - interval '1 day') || $3::timestamptz
    WHERE NOT EXISTS (
      SELECT FROM unnest($4::int[], $5::int[]) AS bound(most, seconds)
      WHERE (SELECT count(*) FROM unnest(budget.times) time WHERE time > $3::timestamptz - make_interval(secs => bound.seconds)) >= bound.most)
  RETURNING times`;

/** Counters of an address that no new code, registration or sign-in resets. */
export class Budgets {
  /** @param factor how many times as much is allowed; 1 in production */
  constructor(
    private readonly fingerprint: Fingerprint,
    private readonly factor = 1,
  ) {}

  /**
   * Takes one of what is left and keeps the counter locked until the transaction ends.
   * @returns the times counted, this one last
   * @throws DomainError `throttled` with the seconds to wait
   */
  async take(tx: EntityManager, { kind, email, limits, cooldown, now, refusal }: Spending): Promise<Date[]> {
    const key = this.fingerprint.ofAddress(email);
    const bounds = [
      ...limits.map(({ most, seconds }) => ({ most: most * this.factor, seconds })),
      ...(cooldown ? [{ most: 1, seconds: cooldown }] : []),
    ];
    const [row] = await tx.query<{ times: Date[] }[]>(TAKE, [
      kind,
      key,
      now,
      bounds.map(({ most }) => most),
      bounds.map(({ seconds }) => seconds),
    ]);
    if (row) return row.times;
    const [spent] = await tx.query<{ times: Date[] }[]>(
      'SELECT times FROM account.budget WHERE kind = $1 AND key = $2',
      [kind, key],
    );
    throw new DomainError('throttled', 'ACCOUNT_THROTTLED', refusal ?? messages.throttled, {
      retryAfter: Math.max(1, secondsToWait(spent?.times ?? [], bounds, now)),
    });
  }

  /** Moves the newest time: the mail it stands for leaves later than it was asked for. */
  async postpone(tx: EntityManager, { kind, email }: Pick<Spending, 'kind' | 'email'>, until: Date): Promise<void> {
    await tx.query('UPDATE account.budget SET times[cardinality(times)] = $3 WHERE kind = $1 AND key = $2', [
      kind,
      this.fingerprint.ofAddress(email),
      until,
    ]);
  }
}
