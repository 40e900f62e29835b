import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as WorkerLogger, run, type Runner, type RunnerOptions } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { PermanentJobError } from './permanent-job-error.js';
import { events } from '../platform/metrics.js';

const RESTART_AFTER_MS = 1_000;
const POLL_INTERVAL_MS = 1_000;
/**
 * Every job notifies the queues of all services in the database. After an empty fetch, the next one waits about 100 ms;
 * a job added meanwhile waits for the next poll (ADR-0032).
 */
const REFETCH_DELAY = { durationMs: 100, maxAbortThreshold: Infinity };
/**
 * The library catches the failure to write a result only when it writes results in batches; otherwise it ends the
 * process.
 */
const RESULTS = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
const UNLOCK_POLL_MS = 50;
const UNLOCK_TIMEOUT_MS = 2_000;

type WorkersOptions = Required<Pick<RunnerOptions, 'schema' | 'concurrency' | 'taskList' | 'parsedCronItems'>> & {
  pgPool: Pool;
};

/** The workers of one group: they pick jobs up by LISTEN/NOTIFY, and are restarted when they end. */
export class JobWorkers {
  private runner?: Runner;
  private stopping = false;

  /** @param options queue, connections, and the tasks of this group */
  constructor(
    private readonly options: WorkersOptions,
    private readonly logger: Logger,
  ) {}

  get running(): boolean {
    return this.runner !== undefined;
  }

  async start(): Promise<void> {
    this.runner = await run({
      ...this.options,
      noHandleSignals: true,
      preset: { worker: { localQueue: { size: this.options.concurrency, refetchDelay: REFETCH_DELAY }, ...RESULTS } },
      pollInterval: POLL_INTERVAL_MS,
      logger: new WorkerLogger(() => (level, message, meta) => this.note(level, message, meta)),
    });
    this.runner.events.on('job:complete', ({ job, error }) => {
      if (!(error instanceof PermanentJobError)) return;
      this.giveUp(job.id, error.message).catch((failure: unknown) =>
        this.logger.warn(
          { err: failure, task: job.task_identifier, jobId: job.id },
          'permanently failed job not given up',
        ),
      );
    });
    this.runner.promise.then(
      () => this.startAgain(new Error('the workers ended by themselves')),
      (error: unknown) => this.startAgain(error),
    );
  }

  /** Resolves after the running jobs. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.runner
      ?.stop()
      .catch((error: unknown) => this.logger.debug({ err: error }, 'workers were already stopping'));
  }

  /**
   * Workers also end when the database was unavailable as they wrote a result, and when the queue of another service in
   * the same database is migrated: the library expects the process to end with them. This process keeps serving, so it
   * restarts its workers.
   */
  private startAgain(error: unknown): void {
    this.runner = undefined;
    if (this.stopping) return;
    this.logger.warn({ err: error }, 'workers stopped, starting again');
    setTimeout(() => {
      if (!this.stopping) this.start().catch((again: unknown) => this.startAgain(again));
    }, RESTART_AFTER_MS).unref();
  }

  /**
   * Fails the job permanently, so that it stays as a dead letter. The library does not await the write of a failed try
   * and refuses to fail a locked job; therefore this polls. The job's next try comes no sooner than 2.7 s later.
   */
  private async giveUp(id: string, reason: string): Promise<void> {
    const fail = `SELECT FROM "${this.options.schema}".permanently_fail_jobs(ARRAY[$1::bigint], $2)`;
    for (const end = performance.now() + UNLOCK_TIMEOUT_MS; performance.now() < end; await sleep(UNLOCK_POLL_MS)) {
      const { rowCount } = await this.options.pgPool.query(fail, [id, reason]);
      if (rowCount === 0) continue;
      events.inc({ event: 'job_given_up' });
      return;
    }
    throw new Error(`the job was still locked after ${UNLOCK_TIMEOUT_MS} ms; its next try gives it up`);
  }

  private note(level: string, message: string, meta?: Record<string, unknown>): void {
    if (level !== 'error') return this.logger.debug(message);
    const { error, job } = (meta ?? {}) as { error?: unknown; job?: { id: string; task_identifier: string } };
    // Not the library's message: it repeats the error's message, which may contain job data.
    this.logger.warn({ err: error, task: job?.task_identifier, jobId: job?.id }, 'queue');
  }
}
