import { messages } from '@salon/contracts';
import { DomainError } from '@salon/kernel';

/** Lets `atOnce` tasks run and `waiting` more stand in line; whoever comes then is told to come back. */
export class Places {
  private running = 0;
  private readonly line: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly waiting: number,
  ) {}

  /** @throws DomainError `unavailable` when the line is full by now: nothing need be prepared for whoever comes */
  admit(): void {
    if (this.running >= this.atOnce && this.line.length >= this.waiting) throw full();
  }

  /** @throws DomainError `unavailable` at once when the line is full */
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.atOnce) await this.queue();
    else this.running += 1;
    try {
      return await task();
    } finally {
      this.leave();
    }
  }

  private queue(): Promise<void> {
    this.admit();
    return new Promise((resolve) => this.line.push(resolve));
  }

  /** The place goes to the first in line, so the number running stays the same. */
  private leave(): void {
    const next = this.line.shift();
    if (next) next();
    else this.running -= 1;
  }
}

const full = (): DomainError => new DomainError('unavailable', 'SIGN_IN_BUSY', messages.throttled, { retryAfter: 1 });
