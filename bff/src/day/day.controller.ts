import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SalonDay, SalonWeek, Success } from '@salon/contracts';
import { Access } from '../access/access.js';
import { DayParam } from '../input/day-param.js';
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
  day(@DayParam('date') date: string, @Context() context: RequestContext): Promise<Success<SalonDay>> {
    return this.upstream.forward({ service: 'booking', path: `/days/${date}` }, context);
  }

  @Get('weeks/:date')
  @Access('desk')
  week(
    @DayParam('date') date: string,
    @Query() query: WeekDto,
    @Context() context: RequestContext,
  ): Promise<Success<SalonWeek>> {
    const path = withQuery(`/weeks/${date}`, query);
    return this.upstream.forward({ service: 'booking', path }, context);
  }
}
