import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Availability, FreeDay, Success } from '@salon/contracts';
import { UuidParam } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { NewDaysDto, NewTimesDto } from './slots.dto.js';

/** Free times for rescheduling an appointment (decision C10). */
@ApiTags('appointments')
@Controller('api/appointments')
export class NewTimesController {
  constructor(private readonly upstream: Upstream) {}

  @Get(':id/new-times')
  @Access('user')
  @Limited('availability')
  day(
    @UuidParam('id') id: string,
    @Query() query: NewTimesDto,
    @Context() context: RequestContext,
  ): Promise<Success<Availability>> {
    return this.upstream.forward(
      { service: 'booking', path: withQuery(`/appointments/${id}/new-times`, query) },
      context,
    );
  }

  @Get(':id/new-days')
  @Access('user')
  @Limited('availability')
  month(
    @UuidParam('id') id: string,
    @Query() query: NewDaysDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ days: FreeDay[] }>> {
    return this.upstream.forward(
      { service: 'booking', path: withQuery(`/appointments/${id}/new-days`, query) },
      context,
    );
  }
}
