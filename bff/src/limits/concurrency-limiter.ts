import { refuse } from '@salon/contracts';
import { ConcurrencyLimit, throttledCalls } from '@salon/nest-kit';
import { type RateLimit, type RateLimitName, RATE_LIMITS } from './rate-limits.js';

/** The limit of concurrent calls in this process; none when `maxConcurrent` is not given. */
function limitOf(limit: RateLimitName): [RateLimitName, ConcurrencyLimit][] {
  const { maxConcurrent }: RateLimit = RATE_LIMITS[limit];
  if (maxConcurrent === undefined) return [];
  const refusal = () => {
    throttledCalls.inc({ limit });
    return refuse('BUSY', { retryAfter: 1 });
  };
  return [[limit, new ConcurrencyLimit({ running: maxConcurrent, waiting: 0, refusal })]];
}

/** Rejects a call beyond `maxConcurrent` of its limit before it costs anything (threat T4). */
export class ConcurrencyLimiter {
  private readonly limits = new Map((Object.keys(RATE_LIMITS) as RateLimitName[]).flatMap(limitOf));

  /** Counts a call until `onEnd` is called. @throws DomainError `unavailable` with the seconds to wait */
  enter(name: RateLimitName, onEnd: (ended: () => void) => void): void {
    const limit = this.limits.get(name);
    limit?.assertCapacity();
    void limit?.run(() => new Promise<void>(onEnd));
  }
}
