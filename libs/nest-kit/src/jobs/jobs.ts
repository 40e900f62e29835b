import {
  type DynamicModule,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, Reflector } from '@nestjs/core';
import { DAY_MS } from '@salon/kernel';
import { tracedJob } from '@salon/traces';
import { type CronItem, Logger as WorkerLogger, parseCronItems, runMigrations, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { JOB_CONNECTIONS, type JobGroup, NO_TIMEOUT, onLostConnection, WORKERS } from '../database/connections.js';
import { closeDemoted, CONNECTION_LIFETIME_SECONDS, WatchedClient } from '../database/demoted.js';
import { HealthChecks } from '../platform/health.js';
import type { JobHandler } from './job.js';
import { deleteGivenUp, unlockAbandoned } from './maintain-queue.js';
import { keepMaybeSent, retryMailsEarly } from './retry-mails-early.js';
import { JobWorkers } from './job-workers.js';
import { Outbox } from './outbox.js';
import { tasksOf } from './tasks.js';
import { LOGGER } from '../platform/platform.module.js';
import { QueueMetrics } from '../queue/queue-metrics.js';
import { QUEUE_POOL, QUEUE_SCHEMA, QueueQueries } from '../queue/queue.queries.js';
import { watchPool } from '../platform/metrics.js';

interface JobsOptions {
  /** Direct database URL: LISTEN does not work through a transaction pooler. */
  url: string;
  /** The service's own jobs schema, `booking_jobs`. */
  schema: string;
  /** Milliseconds until a statement of the queue without a response fails; 10,000 when absent. */
  queryTimeoutMs?: number;
}

interface GroupTasks {
  taskList: TaskList;
  cronItems: CronItem[];
}

const OPTIONS = Symbol('jobs options');
const MAINTENANCE_INTERVAL_MS = 10_000;
/** Milliseconds. The statements of the queue itself are short; those of a job have the limits of a call. */
const QUERY_TIMEOUT_MS = 10_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Creates or updates the queue's tables; `add_job` works from then on. */
export async function migrateJobs(url: string, schema: string): Promise<void> {
  const pgPool = new Pool({ connectionString: url, max: 2, ...NO_TIMEOUT });
  onLostConnection(pgPool, () => undefined); // A failed statement reports the same error.
  try {
    await runMigrations({ pgPool, schema, logger: new WorkerLogger(() => () => {}) });
  } finally {
    await pgPool.end();
  }
}

/** Runs the queue: one group of workers for each dependency of jobs. */
@Injectable()
class JobRunner implements OnApplicationBootstrap, OnApplicationShutdown {
  private groups: readonly JobWorkers[] = [];
  private watch?: NodeJS.Timeout;
  readonly pool: Pool;

  constructor(
    @Inject(OPTIONS) private readonly options: JobsOptions,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    checks: HealthChecks,
  ) {
    this.pool = new Pool({
      connectionString: options.url,
      max: JOB_CONNECTIONS,
      ...NO_TIMEOUT,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: options.queryTimeoutMs ?? QUERY_TIMEOUT_MS,
      Client: WatchedClient,
      maxLifetimeSeconds: CONNECTION_LIFETIME_SECONDS,
      application_name: options.schema,
    });
    closeDemoted(this.pool);
    onLostConnection(this.pool, (error) => this.logger.warn({ err: error }, 'queue connection lost'));
    watchPool('jobs', this.pool);
    checks.add('jobs', async () => {
      if (!this.watch || this.groups.some(({ running }) => !running)) throw new Error('not started');
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    const tasks = this.tasks();
    this.groups = [...tasks].map(([group, each]) => this.workers(group, each));
    await Promise.all(this.groups.map((group) => group.start()));
    const mails = Object.keys(tasks.get('mail')?.taskList ?? {});
    this.watch = setInterval(() => void this.maintainQueue(mails), MAINTENANCE_INTERVAL_MS).unref();
    await this.maintainQueue(mails);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.watch);
    await Promise.all(this.groups.map((group) => group.stop()));
    await this.pool.end();
  }

  private workers(group: JobGroup, { taskList, cronItems }: GroupTasks): JobWorkers {
    const { schema } = this.options;
    const parsedCronItems = parseCronItems(cronItems);
    return new JobWorkers(
      { pgPool: this.pool, schema, concurrency: WORKERS[group], taskList, parsedCronItems },
      this.logger,
    );
  }

  /** @param mails the tasks that send mails */
  private async maintainQueue(mails: readonly string[]): Promise<void> {
    const { schema } = this.options;
    try {
      await unlockAbandoned(this.pool, schema, mails);
      await deleteGivenUp(this.pool, schema);
      if (mails.length > 0) await retryMailsEarly(this.pool, schema, mails);
    } catch (error) {
      this.logger.debug({ err: error }, 'queue not maintained'); // The next run does.
    }
  }

  private tasks(): Map<JobGroup, GroupTasks> {
    const groups = new Map<JobGroup, GroupTasks>();
    for (const { task, group, schedule, handler } of tasksOf(this.discovery, this.reflector)) {
      const tasks = groups.get(group) ?? { taskList: {}, cronItems: [] };
      tasks.taskList[task] = (payload: unknown, { job }) =>
        runTraced(task, payload, handler).catch(keepMaybeSent(job.last_error));
      if (schedule) tasks.cronItems.push({ task, match: schedule, options: { jobKey: task, backfillPeriod: DAY_MS } });
      groups.set(group, tasks);
    }
    return groups;
  }
}

/** Passes the original payload, in a trace that is linked to the writer's (ADR-0065). */
function runTraced(task: string, payload: unknown, handler: JobHandler<unknown>): Promise<void> {
  const { traceparent, ...given } = payload as { traceparent?: unknown };
  return tracedJob(task, traceparent, () => handler.run(given));
}

/** Provides the `Outbox`, and runs the queue inside this process; needs the database's module beside it. */
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
        JobRunner,
        { provide: QUEUE_POOL, useFactory: ({ pool }: JobRunner) => pool, inject: [JobRunner] },
        { provide: QUEUE_SCHEMA, useValue: options.schema },
        QueueQueries,
        QueueMetrics,
      ],
      exports: [Outbox, QUEUE_SCHEMA, QueueQueries],
    };
  }
}
