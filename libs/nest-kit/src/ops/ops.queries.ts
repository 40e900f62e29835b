import { Inject, Injectable } from '@nestjs/common';
import type { JobQueue, ServiceOps } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { LOGGER } from '../platform/platform.module.js';
import { QueueQueries } from '../queue/queue.queries.js';
import { DeadJobsQueries } from './dead-jobs.queries.js';

/** The git revision of the process's build; '' when it is not known. */
export const VERSION = Symbol('version');

/** In microseconds, like the instants it is compared with. */
const NOW = `SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "asOf"`;

/** A service's state for an owner. */
@Injectable()
export class OpsQueries {
  private readonly startedAt: string;

  constructor(
    private readonly db: DataSource,
    private readonly queue: QueueQueries,
    private readonly dead: DeadJobsQueries,
    @Inject(VERSION) private readonly version: string,
    @Inject(LOGGER) private readonly logger: Logger,
    clock: Clock,
  ) {
    this.startedAt = clock.now().toISOString();
  }

  async state(): Promise<ServiceOps> {
    const { version, startedAt } = this;
    const queue = await this.jobs().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'queue not read');
      return null; // The response is still sent, and the screen shows the missing part.
    });
    return { version, startedAt, queue };
  }

  private async jobs(): Promise<JobQueue> {
    const [tasks, dead] = await Promise.all([this.queue.tasks(), this.dead.list()]);
    const [now] = await this.db.query<{ asOf: string }[]>(NOW); // Read last: every job of the list was given up before.
    return { asOf: now?.asOf ?? '', tasks, dead };
  }
}
