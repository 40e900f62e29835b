import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Stylist, Success } from '@salon/contracts';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';

@ApiTags('stylists')
@Controller('api/stylists')
export class StylistsController {
  constructor(private readonly upstream: Upstream) {}

  @Get()
  @Access('public')
  all(@Context() context: RequestContext): Promise<Success<{ stylists: Stylist[] }>> {
    return this.upstream.forward({ service: 'booking', path: '/stylists' }, context);
  }
}
