import { SetMetadata } from '@nestjs/common';
import type { JobGroup } from '../database/connections.js';

/** A task; `payload` comes from the outbox. It may run twice, so it must be idempotent. */
export interface JobHandler<Payload = never> {
  run(payload: Payload): Promise<void>;
}

export interface TaskOptions {
  task: string;
  group: JobGroup;
}

/** Metadata of a provider: `TaskOptions`. */
export const TASK = 'salon:job';
/** Metadata of a provider: the schedule of its task. */
export const CRON = 'salon:cron';

/**
 * Marks the provider that runs the task of that name; `group` names the dependency it waits for besides the database.
 */
export const Job = (task: string, group: JobGroup = 'database'): ClassDecorator =>
  SetMetadata(TASK, { task, group } satisfies TaskOptions);

/**
 * Also runs the task of this provider whenever the crontab pattern matches (`10 20 * * *`, in UTC), once for all
 * processes. A run that was missed while no process was up is made up for within a day.
 */
export const Cron = (pattern: string): ClassDecorator => SetMetadata(CRON, pattern);
