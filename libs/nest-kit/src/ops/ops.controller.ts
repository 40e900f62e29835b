import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { RetryRequest, RetryResult, ServiceOps } from '@salon/contracts';
import { type Caller, requirePermission } from '../access/caller.js';
import { CurrentCaller } from '../access/caller.guard.js';
import { OpsQueries } from './ops.queries.js';
import { RetryJobs } from './retry-jobs.js';

/** The state of this service and its dead jobs; the BFF merges the services. */
@Controller('ops')
export class OpsController {
  constructor(
    private readonly ops: OpsQueries,
    private readonly retryJobs: RetryJobs,
  ) {}

  @Get()
  state(@CurrentCaller() caller: Caller | null): Promise<ServiceOps> {
    requirePermission(caller, 'ops');
    return this.ops.state();
  }

  @Post('retry')
  @HttpCode(200)
  retry(@CurrentCaller() caller: Caller | null, @Body() request: RetryRequest): Promise<RetryResult> {
    return this.retryJobs.run(requirePermission(caller, 'ops'), request);
  }
}
