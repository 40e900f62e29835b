/** So many at once, and as many again each so many milliseconds. */
export class Allowance {
  private left: number;
  private countedAt = performance.now();

  constructor(
    private readonly most: number,
    private readonly everyMs: number,
  ) {
    this.left = most;
  }

  /** Whether one more is allowed now. */
  take(): boolean {
    const now = performance.now();
    this.left = Math.min(this.most, this.left + ((now - this.countedAt) * this.most) / this.everyMs);
    this.countedAt = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
