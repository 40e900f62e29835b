import { Inject, Injectable } from '@nestjs/common';
import type { QueueTask } from '@salon/contracts';
import { Gauge, register } from 'prom-client';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/platform.module.js';
import { QueueQueries } from './queue.queries.js';

const JOBS = 'job_queue_jobs';
const FAILING = 'job_queue_failing_jobs';
const OLDEST = 'job_queue_oldest_seconds';

/** Exposes the queue of this service in the metrics; when the database is down, the other metrics still work. */
@Injectable()
export class QueueMetrics {
  /** One query for all metrics, which are collected concurrently. */
  private counting: Promise<readonly QueueTask[]> | undefined;

  constructor(
    private readonly queue: QueueQueries,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    for (const name of [JOBS, FAILING, OLDEST]) register.removeSingleMetric(name);
    const count = () => this.count();
    new Gauge({
      name: JOBS,
      help: 'Jobs that are due, later or dead (given up), by task',
      labelNames: ['task', 'state'] as const,
      async collect() {
        const tasks = await count();
        this.reset();
        for (const { task, ...states } of tasks)
          for (const state of ['due', 'later', 'dead'] as const) this.set({ task, state }, states[state]);
      },
    });
    const byTask = (name: string, help: string, valueOf: (task: QueueTask) => number) =>
      new Gauge({
        name,
        help,
        labelNames: ['task'] as const,
        async collect() {
          const tasks = await count();
          this.reset();
          for (const each of tasks) this.set({ task: each.task }, valueOf(each));
        },
      });
    byTask(FAILING, 'Jobs of a task that failed three times or more and are tried again', ({ failing }) => failing);
    byTask(OLDEST, 'How long the first due job of a task has waited, seconds', ({ oldestSeconds }) => oldestSeconds);
  }

  private count(): Promise<readonly QueueTask[]> {
    this.counting ??= this.queue
      .tasks()
      .catch((error: unknown) => {
        this.logger.debug({ err: error }, 'queue not counted');
        return [];
      })
      .finally(() => (this.counting = undefined));
    return this.counting;
  }
}
