import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { refuse, type SalonDay, success, type Success } from '@salon/contracts';
import { isLocalDay } from '@salon/kernel';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';

/** A day of the salon as its desk sees it. */
@ApiTags('admin')
@Controller('api/admin/days')
export class DayController {
  constructor(private readonly upstream: Upstream) {}

  @Get(':date')
  @Access('desk')
  async day(@Param('date') date: string, @Context() context: RequestContext): Promise<Success<SalonDay>> {
    if (!isLocalDay(date)) throw refuse('NOT_FOUND');
    return success(await this.upstream.send<SalonDay>({ service: 'booking', path: `/days/${date}` }, context));
  }
}
