import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { messages, type Policy, type PolicyChanged, success, type Success, type Versioned } from '@salon/contracts';
import { Access } from '../access/access.js';
import { CatalogLists } from '../platform/catalog-lists.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { policyForm } from './policy.form.js';

/** The booking policy of the salon (ADR-0043); fields in libs/contracts. */
@ApiTags('admin')
@Controller('api/admin/policy')
export class PolicyController {
  constructor(
    private readonly upstream: Upstream,
    private readonly lists: CatalogLists,
  ) {}

  @Get()
  @Access('settings')
  async current(@Context() context: RequestContext): Promise<Success<{ policy: Versioned<Policy> }>> {
    const { policy } = await this.upstream.send<{ policy: Versioned<Policy> }>(
      { service: 'booking', path: '/policy' },
      context,
    );
    return success({ policy });
  }

  /** The policy is part of the cached site response. */
  @Put()
  @Access('settings')
  @ApiBody({ type: Object })
  change(@Body() body: unknown, @Context() context: RequestContext): Promise<Success<PolicyChanged>> {
    const call = { service: 'booking', method: 'PUT', path: '/policy', body: policyForm(body) } as const;
    return this.lists.clearAfter(this.upstream.forward(call, context, messages.policySaved));
  }
}
