import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Availability, FreeDay, Success } from '@salon/contracts';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Limited } from '../limits/throttle.guard.js';
import { Upstream } from '../platform/upstream.js';
import { AvailabilityDto, FreeDaysDto, linesOf } from './slots.dto.js';

@ApiTags('appointments')
@Controller('api/appointments')
export class SlotsController {
  constructor(private readonly upstream: Upstream) {}

  @Post('check-availability')
  @HttpCode(200)
  @Access('user')
  @Limited('availability')
  search(
    @Body() { date, stylistId, services }: AvailabilityDto,
    @Context() context: RequestContext,
  ): Promise<Success<Availability>> {
    const body = { date, stylistId, services: linesOf(services) };
    return this.upstream.forward({ service: 'booking', method: 'POST', path: '/slots/search', body }, context);
  }

  @Post('free-days')
  @HttpCode(200)
  @Access('user')
  @Limited('availability')
  days(
    @Body() { month, stylistId, services }: FreeDaysDto,
    @Context() context: RequestContext,
  ): Promise<Success<{ days: FreeDay[] }>> {
    const body = { month, stylistId, services: linesOf(services) };
    return this.upstream.forward({ service: 'booking', method: 'POST', path: '/slots/days', body }, context);
  }
}
