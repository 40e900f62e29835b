import type { DeadJob, JobQueue, OpsPart, QueueTask } from '@salon/contracts';
import { listOf, NUMBER, orNull, shape, tableOf, TEXT } from './schema.rules.js';

const task = shape<QueueTask>({ task: TEXT, due: NUMBER, later: NUMBER, dead: NUMBER, oldestSeconds: NUMBER });

const deadJob = shape<DeadJob>({
  _id: TEXT,
  task: TEXT,
  firstGivenUpAt: TEXT,
  givenUpAt: TEXT,
  tries: NUMBER,
  retries: NUMBER,
  error: TEXT,
});

export const OPS_PART = shape<OpsPart>({
  name: TEXT,
  status: TEXT,
  checks: tableOf(TEXT),
  version: orNull(TEXT),
  startedAt: orNull(TEXT),
  queue: orNull(shape<JobQueue>({ asOf: TEXT, tasks: listOf(task), dead: listOf(deadJob) })),
});
