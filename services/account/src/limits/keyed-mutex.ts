/** Runs the tasks of one key one after another, first come first served; tasks of other keys do not wait. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const mine = (this.last.get(key) ?? Promise.resolve()).then(task);
    const settled = mine.catch(() => undefined); // The caller gets the failure; the next task runs anyway.
    this.last.set(key, settled);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === settled) this.last.delete(key);
    }
  }
}
