/** Remembers answers for some seconds, by a stopwatch and not by the clock; when full it begins anew. */
export class ShortMemory<Value> {
  private readonly held = new Map<string, { value: Value; until: number }>();

  /** @param most entries kept at once */
  constructor(
    private readonly seconds: number,
    private readonly most: number,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.held.get(key);
    return entry && entry.until > performance.now() ? entry.value : undefined;
  }

  set(key: string, value: Value): Value {
    if (this.held.size >= this.most) this.held.clear();
    this.held.set(key, { value, until: performance.now() + this.seconds * 1_000 });
    return value;
  }
}
