import type { DomainError } from '@salon/kernel';
import PQueue from 'p-queue';

interface Limit {
  /** Maximum number of running tasks. */
  running: number;
  /** Maximum number of queued tasks. */
  waiting: number;
  /** The error when the queue is full. */
  refusal: () => DomainError;
}

/** Limits the number of concurrent and queued tasks in this process and refuses the rest. */
export class ConcurrencyLimit {
  private readonly queue;

  constructor(private readonly limit: Limit) {
    this.queue = new PQueue({ concurrency: limit.running });
  }

  /** Lets a caller fail before it prepares a task. @throws DomainError the limit's refusal when the queue is full */
  assertCapacity(): void {
    const { running, waiting, refusal } = this.limit;
    if (this.queue.pending + this.queue.size >= running + waiting) throw refusal();
  }

  /** @throws DomainError the limit's refusal when the queue is full */
  async run<T>(task: () => Promise<T>): Promise<T> {
    this.assertCapacity();
    return this.queue.add(task);
  }
}
