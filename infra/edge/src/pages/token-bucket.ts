/** `size` at once, and as many again within `refillMs`. */
export class TokenBucket {
  private tokens: number;
  private filledAt = performance.now();

  constructor(
    private readonly size: number,
    private readonly refillMs: number,
  ) {
    this.tokens = size;
  }

  /** Whether there was a token to take. */
  take(): boolean {
    const now = performance.now();
    this.tokens = Math.min(this.size, this.tokens + ((now - this.filledAt) * this.size) / this.refillMs);
    this.filledAt = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
