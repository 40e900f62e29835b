import type { Clock } from '@salon/kernel';

export interface CircuitOptions {
  /** Consecutive failures that open the circuit. */
  threshold: number;
  /** Milliseconds until the circuit is half-open. */
  openMs: number;
}

const DEFAULT: CircuitOptions = { threshold: 3, openMs: 1_500 };

/** Circuit breaker: closed → open after consecutive failures → half-open, one trial call → closed. */
export class Circuit {
  private failures = 0;
  private halfOpenAt = 0;
  private probing = false;

  constructor(
    private readonly clock: Clock,
    private readonly options: CircuitOptions = DEFAULT,
  ) {}

  /** Whether a call may be sent now; half-open, only the first one. */
  admits(): boolean {
    if (this.failures < this.options.threshold) return true;
    if (this.probing || this.clock.now().getTime() < this.halfOpenAt) return false;
    this.probing = true;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
    this.probing = false;
  }

  failed(): void {
    this.failures += 1;
    this.probing = false;
    this.halfOpenAt = this.clock.now().getTime() + this.options.openMs;
  }
}
