/**
 * Reads that many desks make at once, after each change. Calls that come while the same is read share the next read,
 * which begins after them: none gets an older state than by a read of its own.
 */
export class SharedReads<Result> {
  private readonly running = new Map<string, Promise<Result>>();
  private readonly next = new Map<string, Promise<Result>>();

  /** @param key of what is read */
  of(key: string, read: () => Promise<Result>): Promise<Result> {
    const running = this.running.get(key);
    if (!running) return this.begin(key, read);
    const begin = () => {
      this.next.delete(key);
      return this.begin(key, read);
    };
    const next = this.next.get(key) ?? running.then(begin, begin);
    this.next.set(key, next);
    return next;
  }

  private begin(key: string, read: () => Promise<Result>): Promise<Result> {
    const result = read().finally(() => this.running.delete(key));
    this.running.set(key, result);
    return result;
  }
}
