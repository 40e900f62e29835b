import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';

/** The effect of a changed price or duration on customers who are about to book the service. */
@ApiTags('content')
@Controller('api/admin/services')
export class ContentCartsController {
  constructor(private readonly upstream: Upstream) {}

  /** How many carts hold the service. */
  @Get(':id/carts')
  @Access('content')
  carts(@UuidParam('id') id: string, @Context() context: RequestContext): Promise<Success<{ carts: number }>> {
    return this.upstream.forward({ service: 'booking', path: `/cart/holding/${id}` }, context);
  }
}
