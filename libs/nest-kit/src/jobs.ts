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
import { type JobHelpers, Logger as WorkerLogger, runMigrations, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { Daily } from './daily.js';
import { HealthChecks } from './health.js';
import { HopelessJob } from './hopeless-job.js';
import { type JobGroup, JobWorkers, WORKERS } from './job-workers.js';
import { events } from './metrics.js';
import { Outbox } from './outbox.js';
import { LOGGER } from './platform.module.js';

export interface JobsOptions {
  url: string;
  /** The service's own jobs schema, `booking_jobs`. */
  schema: string;
}

/** A task: `payload` is what was put into the outbox. It may run twice, and must then change nothing more. */
export interface JobHandler<Payload = never> {
  run(payload: Payload): Promise<void>;
}

const TASK = 'salon:job';
const OPTIONS = Symbol('jobs options');
/** Milliseconds. */
const LOOK_FOR_ABANDONED = 10_000;
/** Longer than any job takes: one in hand for as long belongs to a process that was killed. The library itself waits four hours. */
const ABANDONED = '60 seconds';

interface TaskOptions {
  task: string;
  group: JobGroup;
}

/** Marks the provider that runs the task of that name; `group` says what it waits for besides the database. */
export const Job = (task: string, group: JobGroup = 'database'): ClassDecorator =>
  SetMetadata(TASK, { task, group } satisfies TaskOptions);

/** Creates or updates the queue's tables; `add_job` works from then on. */
export async function migrateJobs(url: string, schema: string): Promise<void> {
  await runMigrations({ connectionString: url, schema, logger: new WorkerLogger(() => () => {}) });
}

/** Runs the queue: a group of workers for each thing that jobs wait for. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private groups: readonly JobWorkers[] = [];
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
      // Each group listens on one connection besides.
      max: Object.values(WORKERS).reduce((sum, workers) => sum + workers + 1, 1),
      application_name: options.schema,
    });
    const lost = (error: Error): void => this.logger.warn({ err: error }, 'queue connection lost');
    this.pool.on('error', lost);
    this.pool.on('connect', (client) => client.on('error', lost));
    checks.add('jobs', async () => {
      if (!this.watch || this.groups.some(({ running }) => !running)) throw new Error('not started');
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    const tasks = this.tasks();
    this.groups = [...tasks].map(([group, taskList]) => this.workers(group, taskList));
    await Promise.all(this.groups.map((group) => group.start()));
    this.watch = setInterval(() => void this.takeUpAbandoned(), LOOK_FOR_ABANDONED).unref();
    await this.takeUpAbandoned();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.watch);
    await Promise.all(this.groups.map((group) => group.stop()));
    await this.pool.end();
  }

  private workers(group: JobGroup, taskList: TaskList): JobWorkers {
    const options = { pgPool: this.pool, schema: this.options.schema, concurrency: WORKERS[group], taskList };
    return new JobWorkers(options, this.logger);
  }

  /** By the database's clock, which wrote when each job was taken in hand. */
  private async takeUpAbandoned(): Promise<void> {
    const free = `UPDATE "${this.options.schema}"._private_jobs SET locked_at = NULL, locked_by = NULL WHERE locked_at < now() - $1::interval`;
    await this.pool
      .query(free, [ABANDONED])
      .catch((error: unknown) => this.logger.debug({ err: error }, 'abandoned jobs not looked for'));
  }

  private tasks(): Map<JobGroup, TaskList> {
    const tasks = new Map<JobGroup, TaskList>();
    for (const { metatype, instance } of this.discovery.getProviders()) {
      const options = metatype && instance ? this.reflector.get<TaskOptions>(TASK, metatype) : undefined;
      if (!options) continue;
      const handler = instance as JobHandler<unknown>;
      tasks.set(options.group, {
        ...tasks.get(options.group),
        [options.task]: (payload: unknown, { job }: JobHelpers) => this.runOne(handler, payload, job.id),
      });
    }
    return tasks;
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
