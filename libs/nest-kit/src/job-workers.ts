import { Logger as WorkerLogger, run, type Runner, type RunnerOptions } from 'graphile-worker';
import type { Logger } from 'pino';

/** What the jobs of a group wait for. Each group has workers of its own, so that whatever hangs holds up its own jobs only. */
export type JobGroup = 'database' | 'mail' | 'gateway';

/** Workers of each group in a process. */
export const WORKERS: Readonly<Record<JobGroup, number>> = { database: 2, mail: 2, gateway: 1 };

/** Milliseconds. */
const RESTART_AFTER = 1_000;
const POLL_INTERVAL = 2_000;

/** The workers of one group: they pick jobs up by LISTEN/NOTIFY, and are started again when they end. */
export class JobWorkers {
  private runner?: Runner;
  private stopping = false;

  /** @param options queue, connections, and the tasks of this group */
  constructor(
    private readonly options: Required<Pick<RunnerOptions, 'pgPool' | 'schema' | 'concurrency' | 'taskList'>>,
    private readonly logger: Logger,
  ) {}

  get running(): boolean {
    return this.runner !== undefined;
  }

  async start(): Promise<void> {
    this.runner = await run({
      ...this.options,
      noHandleSignals: true,
      pollInterval: POLL_INTERVAL,
      logger: new WorkerLogger(() => (level, message, meta) => this.note(level, message, meta)),
    });
    this.runner.promise.then(
      () => this.startAgain(new Error('the workers ended by themselves')),
      (error: unknown) => this.startAgain(error),
    );
  }

  /** Resolves after the jobs in hand. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.runner
      ?.stop()
      .catch((error: unknown) => this.logger.debug({ err: error }, 'workers were already stopping'));
  }

  /**
   * Workers that gave up while the database was away must not stay silent: jobs are what releases unpaid times. They also end
   * when any queue of the same database is migrated, because every schema is notified.
   */
  private startAgain(error: unknown): void {
    this.runner = undefined;
    if (this.stopping) return;
    // The library marks the whole process as failed; this one goes on.
    process.exitCode = undefined;
    this.logger.warn({ err: error }, 'workers stopped, starting again');
    setTimeout(() => {
      if (!this.stopping) this.start().catch((again: unknown) => this.startAgain(again));
    }, RESTART_AFTER).unref();
  }

  private note(level: string, message: string, meta?: Record<string, unknown>): void {
    if (level !== 'error') return this.logger.debug(message);
    const { error, job } = (meta ?? {}) as { error?: unknown; job?: { id: string; task_identifier: string } };
    // Not the library's message: it repeats that of the error, with what the error was given.
    this.logger.warn({ err: error, task: job?.task_identifier, jobId: job?.id }, 'queue');
  }
}
