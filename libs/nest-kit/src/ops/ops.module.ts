import { type DynamicModule, Module } from '@nestjs/common';
import { DeadJobsQueries } from './dead-jobs.queries.js';
import { OPS_SERVICE } from './job-retry.js';
import { OpsController } from './ops.controller.js';
import { OpsQueries, VERSION } from './ops.queries.js';
import { RetryJobs } from './retry-jobs.js';

interface OpsOptions {
  /** Its schema has a table `job_retry`. */
  service: string;
  /** The git revision of the build; '' when it is not known. */
  version: string;
}

/** Lets owners see the state of a service and rerun its dead jobs; needs its database and its queue. */
@Module({})
export class OpsModule {
  static forRoot({ service, version }: OpsOptions): DynamicModule {
    return {
      module: OpsModule,
      controllers: [OpsController],
      providers: [
        { provide: OPS_SERVICE, useValue: service },
        { provide: VERSION, useValue: version },
        DeadJobsQueries,
        OpsQueries,
        RetryJobs,
      ],
    };
  }
}
