import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import {
  type HoursImpact,
  messages,
  type PublicHolidays,
  type SalonChange,
  type SalonHours,
  type Success,
} from '@salon/contracts';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { HolidaysDto } from './hours.dto.js';
import { hoursForm } from './hours.form.js';

/** Working hours of the salon and its stylists; a change can be previewed before it is saved (ADR-0042). */
@ApiTags('admin')
@Controller('api/admin/hours')
export class HoursController {
  constructor(private readonly upstream: Upstream) {}

  @Get()
  @Access('settings')
  all(@Context() context: RequestContext): Promise<Success<SalonHours>> {
    return this.upstream.forward({ service: 'booking', path: '/hours' }, context);
  }

  @Put()
  @Access('settings')
  @ApiBody({ type: Object })
  save(@Body() body: unknown, @Context() context: RequestContext): Promise<Success<{ change: SalonChange }>> {
    return this.upstream.forward(
      { service: 'booking', method: 'PUT', path: '/hours', body: hoursForm(body) },
      context,
      messages.hoursSaved,
    );
  }

  @Post('impact')
  @HttpCode(200)
  @Access('settings')
  @ApiBody({ type: Object })
  impact(@Body() body: unknown, @Context() context: RequestContext): Promise<Success<HoursImpact>> {
    return this.upstream.forward(
      { service: 'booking', method: 'POST', path: '/hours/impact', body: hoursForm(body) },
      context,
    );
  }

  @Get('holidays')
  @Access('settings')
  holidays(@Query() query: HolidaysDto, @Context() context: RequestContext): Promise<Success<PublicHolidays>> {
    return this.upstream.forward({ service: 'booking', path: withQuery('/hours/holidays', query) }, context);
  }
}
