import { refuse } from '@salon/contracts';
import {
  bulkhead,
  BrokenCircuitError,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleAll,
} from 'cockatiel';
import { upstreamDown } from './upstream.responses.js';

/** Consecutive failures that open the circuit, and milliseconds until one trial call is let through. */
const THRESHOLD = 3;
const HALF_OPEN_AFTER_MS = 1_500;

/** Bulkhead and circuit breaker of one service: a call that cannot succeed fails at once. */
export class Circuit {
  private readonly breaker = circuitBreaker(handleAll, {
    halfOpenAfter: HALF_OPEN_AFTER_MS,
    breaker: new ConsecutiveBreaker(THRESHOLD),
  });
  private readonly bulkhead;

  /** @param maxCalls calls in flight */
  constructor(maxCalls: number) {
    this.bulkhead = bulkhead(maxCalls);
  }

  /** Whether the next call may be the trial call, for whose end all others wait. */
  get isOpen(): boolean {
    return this.breaker.state === CircuitState.Open;
  }

  /** @throws DomainError `unavailable` while the circuit is open or too many calls are in flight */
  async run<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await this.bulkhead.execute(() => this.breakable(call));
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw refuse('UPSTREAM_BUSY', { retryAfter: 1 });
      if (error instanceof BrokenCircuitError) throw upstreamDown();
      throw error;
    }
  }

  private breakable<T>(call: () => Promise<T>): Promise<T> {
    // The library would let this call wait for the result of the trial call.
    if (this.breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    return this.breaker.execute(call);
  }
}
