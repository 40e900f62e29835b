import { refuse } from '@salon/contracts';
import { throttledCalls } from '@salon/nest-kit';
import { type RateLimit, type RateLimitName, RATE_LIMITS } from './rate-limits.js';

/**
 * Bounds concurrent calls of a limit in this process: beyond `maxConcurrent` a call is rejected before it costs
 * anything (threat T4).
 */
export class ConcurrencyLimiter {
  private readonly running = new Map<RateLimitName, number>();

  /** Each `acquire` needs a `release`. @throws DomainError `unavailable` with the seconds to wait */
  acquire(name: RateLimitName): void {
    const { maxConcurrent = Infinity }: RateLimit = RATE_LIMITS[name];
    const running = this.running.get(name) ?? 0;
    if (running >= maxConcurrent) {
      throttledCalls.inc({ limit: name });
      throw refuse('BUSY', { retryAfter: 1 });
    }
    this.running.set(name, running + 1);
  }

  release(name: RateLimitName): void {
    this.running.set(name, (this.running.get(name) ?? 1) - 1);
  }
}
