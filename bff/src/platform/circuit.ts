import type { Clock } from '@salon/kernel';

export interface CircuitOptions {
  /** Consecutive failures after which nobody is let through. */
  threshold: number;
  /** Milliseconds until one call may try again. */
  restMs: number;
}

const DEFAULT: CircuitOptions = { threshold: 3, restMs: 1_500 };

/** Keeps callers from waiting on a service that is gone: closed → open after failures in a row → one trial → closed. */
export class Circuit {
  private failures = 0;
  private opensAgainAt = 0;
  private trying = false;

  constructor(
    private readonly clock: Clock,
    private readonly options: CircuitOptions = DEFAULT,
  ) {}

  /** Whether a call may go out now; in the half-open state only the first one may. */
  admits(): boolean {
    if (this.failures < this.options.threshold) return true;
    if (this.trying || this.clock.now().getTime() < this.opensAgainAt) return false;
    this.trying = true;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
    this.trying = false;
  }

  failed(): void {
    this.failures += 1;
    this.trying = false;
    this.opensAgainAt = this.clock.now().getTime() + this.options.restMs;
  }
}
