import type { DiscoveryService, Reflector } from '@nestjs/core';
import { CRON, type JobHandler, TASK, type TaskOptions } from './job.js';

interface Task extends TaskOptions {
  /** Absent for a task that only the outbox adds. */
  schedule: string | undefined;
  handler: JobHandler<unknown>;
}

/** The tasks of all providers of a process. */
export function tasksOf(discovery: DiscoveryService, reflector: Reflector): Task[] {
  return discovery.getProviders().flatMap(({ metatype, instance }) => {
    const options = metatype && instance ? reflector.get<TaskOptions>(TASK, metatype) : undefined;
    if (!options || !metatype) return [];
    const schedule = reflector.get<string | undefined>(CRON, metatype);
    return { ...options, schedule, handler: instance as JobHandler<unknown> };
  });
}
