import { Body, Controller, Get, Headers, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  type Ops,
  OPS_SERVICES,
  type OpsService,
  refuse,
  type RetryResult,
  type ServiceOps,
  success,
  type Success,
} from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { HealthChecks } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { summarize } from '../health/health.rules.js';
import { type BffOptions, OPTIONS } from '../options.js';
import { nullWhenGone, partOf } from '../platform/part.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { RetryDto } from './ops.dto.js';
import { edgeStateOf, opsParts } from './ops.rules.js';

/** Milliseconds after which a service counts as silent: the others are not kept waiting. */
const TIMEOUT_MS = 2_000;

/** Only the edge sets it. */
const EDGE = 'x-salon-edge';

/** Operations, for owners: the processes, their queues, and running given-up jobs again. */
@ApiTags('admin')
@Controller('api/admin/ops')
export class OpsController {
  private readonly startedAt: string;

  constructor(
    private readonly upstream: Upstream,
    private readonly checks: HealthChecks,
    @Inject(OPTIONS) private readonly options: BffOptions,
    clock: Clock,
  ) {
    this.startedAt = clock.now().toISOString();
  }

  @Get()
  @Access('ops')
  async now(@Context() context: RequestContext, @Headers(EDGE) edge?: string): Promise<Success<Ops>> {
    const [own, reports, services] = await Promise.all([
      this.checks.report(),
      Promise.all(OPS_SERVICES.map(async (name) => [name, await this.upstream.health(name)] as const)),
      Promise.all(OPS_SERVICES.map(async (name) => [name, await this.stateOf(name, context)] as const)),
    ]);
    const bff = { version: this.options.revision, startedAt: this.startedAt, queue: null };
    const parts = opsParts(summarize([['bff', own], ...reports]), [['bff', bff], ...services]);
    return success({ parts, ...edgeStateOf(edge) });
  }

  @Post(':part/retry')
  @HttpCode(200)
  @Access('ops')
  async retry(
    @Param('part') part: string,
    @Body() body: RetryDto,
    @Context() context: RequestContext,
  ): Promise<Success<RetryResult>> {
    const service = OPS_SERVICES.find((each) => each === part);
    if (!service) throw refuse('NOT_FOUND');
    return this.upstream.forward({ service, method: 'POST', path: '/ops/retry', body }, context);
  }

  /**
   * Null for a service that is down, slow, or of a release that says nothing: the screen names it, the log has the
   * failed call.
   */
  private stateOf(service: OpsService, context: RequestContext): Promise<ServiceOps | null> {
    const call = { service, path: '/ops', timeoutMs: TIMEOUT_MS } as const;
    return partOf(this.upstream.send<ServiceOps>(call, context)).catch(nullWhenGone);
  }
}
