import type { Clock } from '@salon/kernel';

const MOST_ENTRIES = 2_000;

/** Answers kept for a few seconds by the injected clock; the oldest goes when there are too many. */
export class Cache<T> {
  private readonly entries = new Map<string, { until: number; value: T }>();

  /** @param lifetime milliseconds */
  constructor(
    private readonly lifetime: number,
    private readonly clock: Clock,
  ) {}

  get(key: string): T | undefined {
    const entry = this.entries.get(key);
    return entry && this.clock.now().getTime() < entry.until ? entry.value : undefined;
  }

  set(key: string, value: T): T {
    this.entries.delete(key);
    this.entries.set(key, { until: this.clock.now().getTime() + this.lifetime, value });
    const oldest = this.entries.keys().next();
    if (this.entries.size > MOST_ENTRIES && !oldest.done) this.entries.delete(oldest.value);
    return value;
  }
}
