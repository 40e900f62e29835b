import { SetMetadata } from '@nestjs/common';
import type { JobGroup } from '../database/connections.js';

/** A task: `payload` is what was put into the outbox. It may run twice, and must then change nothing more. */
export interface JobHandler<Payload = never> {
  run(payload: Payload): Promise<void>;
}

export interface TaskOptions {
  task: string;
  group: JobGroup;
}

/** Metadata of a provider: `TaskOptions`. */
export const TASK = 'salon:job';
/** Metadata of a provider: when its task runs. */
export const CRON = 'salon:cron';

/** Marks the provider that runs the task of that name; `group` says what it waits for besides the database. */
export const Job = (task: string, group: JobGroup = 'database'): ClassDecorator =>
  SetMetadata(TASK, { task, group } satisfies TaskOptions);

/**
 * The task of this provider also runs whenever the crontab pattern matches (`10 20 * * *`, in UTC), once for all
 * processes.
 * A run that was missed while no process was up is made up for within a day.
 */
export const Cron = (pattern: string): ClassDecorator => SetMetadata(CRON, pattern);
