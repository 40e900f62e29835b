import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { refuse, type SalonDay, type SalonWeek, type Success } from '@salon/contracts';
import { isLocalDay } from '@salon/kernel';
import { Access } from '../access/access.js';
import { WeekDto } from './day.dto.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { withQuery } from '../platform/with-query.js';
import { Upstream } from '../platform/upstream.js';

/** A day of the salon for the front desk. */
@ApiTags('admin')
@Controller('api/admin')
export class DayController {
  constructor(private readonly upstream: Upstream) {}

  @Get('days/:date')
  @Access('desk')
  async day(@Param('date') date: string, @Context() context: RequestContext): Promise<Success<SalonDay>> {
    if (!isLocalDay(date)) throw refuse('NOT_FOUND');
    return this.upstream.forward({ service: 'booking', path: `/days/${date}` }, context);
  }

  @Get('weeks/:date')
  @Access('desk')
  async week(
    @Param('date') date: string,
    @Query() query: WeekDto,
    @Context() context: RequestContext,
  ): Promise<Success<SalonWeek>> {
    if (!isLocalDay(date)) throw refuse('NOT_FOUND');
    const path = withQuery(`/weeks/${date}`, query);
    return this.upstream.forward({ service: 'booking', path }, context);
  }
}
