import {
  type DynamicModule,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  SetMetadata,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, Reflector } from '@nestjs/core';
import {
  type JobHelpers,
  Logger as WorkerLogger,
  run,
  type Runner,
  runMigrations,
  type TaskList,
} from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { Daily } from './daily.js';
import { HealthChecks } from './health.js';
import { HopelessJob } from './hopeless-job.js';
import { events } from './metrics.js';
import { Outbox } from './outbox.js';
import { LOGGER } from './platform.module.js';

export interface JobsOptions {
  url: string;
  /** The service's own jobs schema, `booking_jobs`. */
  schema: string;
  concurrency?: number;
}

/** A task: `payload` is what was put into the outbox. It may run twice, and must then change nothing more. */
export interface JobHandler<Payload = never> {
  run(payload: Payload): Promise<void>;
}

const TASK = 'salon:job';
const OPTIONS = Symbol('jobs options');
/** Milliseconds. */
const RESTART_AFTER = 1_000;
const LOOK_FOR_ABANDONED = 10_000;
/** Longer than any job takes: one in hand for as long belongs to a process that was killed. The library itself waits four hours. */
const ABANDONED = '60 seconds';

/** Marks the provider that runs the task of that name. */
export const Job = (task: string): ClassDecorator => SetMetadata(TASK, task);

/** Creates or updates the queue's tables; `add_job` works from then on. */
export async function migrateJobs(url: string, schema: string): Promise<void> {
  await runMigrations({ connectionString: url, schema, logger: new WorkerLogger(() => () => {}) });
}

/** Runs the queue: picks jobs up by LISTEN/NOTIFY, retries with growing delay, stops after the job in hand. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private runner?: Runner;
  private stopping = false;
  private watch?: NodeJS.Timeout;
  private readonly pool: Pool;

  constructor(
    @Inject(OPTIONS) private readonly options: JobsOptions,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    checks: HealthChecks,
  ) {
    this.pool = new Pool({
      connectionString: options.url,
      max: (options.concurrency ?? 2) + 2,
      application_name: options.schema,
    });
    const lost = (error: Error): void => this.logger.warn({ err: error }, 'queue connection lost');
    this.pool.on('error', lost);
    this.pool.on('connect', (client) => client.on('error', lost));
    checks.add('jobs', async () => {
      if (!this.runner) throw new Error('not started');
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.start();
    this.watch = setInterval(() => void this.takeUpAbandoned(), LOOK_FOR_ABANDONED).unref();
    await this.takeUpAbandoned();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearInterval(this.watch);
    await this.runner
      ?.stop()
      .catch((error: unknown) => this.logger.debug({ err: error }, 'queue was already stopping'));
    await this.pool.end();
  }

  private async start(): Promise<void> {
    this.runner = await run({
      pgPool: this.pool,
      schema: this.options.schema,
      concurrency: this.options.concurrency ?? 2,
      noHandleSignals: true,
      pollInterval: 2_000,
      taskList: this.tasks(),
      logger: new WorkerLogger(() => (level, message, meta) => this.note(level, message, meta)),
    });
    this.runner.promise.then(
      () => this.startAgain('the queue ended by itself'),
      (error: unknown) => this.startAgain(error),
    );
  }

  /**
   * A queue that gave up while the database was away must not stay silent: jobs are what releases unpaid times. Workers also end
   * when any queue of the same database is migrated, for that is told to all schemas alike.
   */
  private startAgain(error: unknown): void {
    this.runner = undefined;
    if (this.stopping) return;
    // The library marks the whole process as failed; this one goes on.
    process.exitCode = undefined;
    this.logger.warn({ err: error }, 'queue stopped, starting again');
    setTimeout(() => {
      if (!this.stopping) this.start().catch((again: unknown) => this.startAgain(again));
    }, RESTART_AFTER).unref();
  }

  /** By the database's clock, which wrote when each job was taken in hand. */
  private async takeUpAbandoned(): Promise<void> {
    const free = `UPDATE "${this.options.schema}"._private_jobs SET locked_at = NULL, locked_by = NULL WHERE locked_at < now() - $1::interval`;
    await this.pool
      .query(free, [ABANDONED])
      .catch((error: unknown) => this.logger.debug({ err: error }, 'abandoned jobs not looked for'));
  }

  private note(level: string, message: string, meta?: Record<string, unknown>): void {
    if (level === 'error') this.logger.warn({ err: meta?.error ?? meta?.failure }, message);
    else this.logger.debug(message);
  }

  private tasks(): TaskList {
    const handlers = this.discovery
      .getProviders()
      .filter(({ metatype, instance }) => metatype && instance && this.reflector.get(TASK, metatype));
    return Object.fromEntries(
      handlers.map(({ metatype, instance }) => {
        const handler = instance as JobHandler<unknown>;
        return [
          this.reflector.get<string>(TASK, metatype as object as never),
          (payload: unknown, { job }: JobHelpers) => this.runOne(handler, payload, job.id),
        ];
      }),
    );
  }

  private async runOne(handler: JobHandler<unknown>, payload: unknown, id: string): Promise<void> {
    try {
      await handler.run(payload);
    } catch (error) {
      if (error instanceof HopelessJob) await this.giveUp(id);
      throw error;
    }
  }

  /** This try was its last; the queue writes the reason beside it. */
  private async giveUp(id: string): Promise<void> {
    await this.pool.query(`UPDATE "${this.options.schema}"._private_jobs SET max_attempts = attempts WHERE id = $1`, [
      id,
    ]);
    events.inc({ event: 'job_given_up' });
  }
}

/** Provides the `Outbox` and `Daily`, and runs the queue inside this process; needs the database's module beside it. */
@Module({})
export class JobsModule {
  static forRoot(options: JobsOptions): DynamicModule {
    return {
      module: JobsModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        { provide: OPTIONS, useValue: options },
        {
          provide: Outbox,
          useFactory: async () => {
            await migrateJobs(options.url, options.schema);
            return new Outbox(options.schema);
          },
        },
        Daily,
        JobRunner,
      ],
      exports: [Daily, Outbox],
    };
  }
}
