import { refuse } from '@salon/contracts';
import PQueue from 'p-queue';

/** Runs a limited number of tasks at once, queues a limited number and refuses the rest. */
export class ConcurrencyLimit {
  private readonly queue;

  /** @param running tasks at once @param waiting tasks in the queue */
  constructor(
    private readonly running: number,
    private readonly waiting: number,
  ) {
    this.queue = new PQueue({ concurrency: running });
  }

  /** Lets a caller fail before it prepares a task. @throws DomainError `unavailable` when the queue is full */
  assertCapacity(): void {
    if (this.queue.pending + this.queue.size >= this.running + this.waiting)
      throw refuse('SIGN_IN_BUSY', { retryAfter: 1 });
  }

  /** @throws DomainError `unavailable` when the queue is full */
  async run<T>(task: () => Promise<T>): Promise<T> {
    this.assertCapacity();
    return this.queue.add(task);
  }
}
