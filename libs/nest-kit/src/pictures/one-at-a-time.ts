import { refuse } from '@salon/contracts';

/** Does one thing after the other, so that only one picture is open at a time (threat T42). */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();
  private present = 0;

  /** @param most how many may be waiting or under way */
  constructor(private readonly most: number) {}

  /** @throws DomainError `unavailable` when too many are waiting already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.present >= this.most) throw refuse('PICTURES_BUSY', { retryAfter: 5 });
    this.present += 1;
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined); // Whoever asked hears of it; the next one starts all the same.
    try {
      return await mine;
    } finally {
      this.present -= 1;
    }
  }
}
