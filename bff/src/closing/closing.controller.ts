import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type DayClosing, messages, type Success } from '@salon/contracts';
import { Access } from '../access/access.js';
import { DayParam } from '../input/day-param.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { CloseDayDto, ReopenDayDto } from './closing.dto.js';

/** The money of a salon day, expected and counted. */
@ApiTags('admin')
@Controller('api/admin/close')
export class ClosingController {
  constructor(private readonly upstream: Upstream) {}

  @Get(':date')
  @Access('money')
  day(@DayParam('date') date: string, @Context() context: RequestContext): Promise<Success<DayClosing>> {
    return this.upstream.forward({ service: 'booking', path: `/closings/${date}` }, context);
  }

  @Post(':date')
  @HttpCode(200)
  @Access('money')
  close(
    @DayParam('date') date: string,
    @Body() body: CloseDayDto,
    @Context() context: RequestContext,
  ): Promise<Success<DayClosing>> {
    const call = { service: 'booking', method: 'POST', path: `/closings/${date}`, body } as const;
    return this.upstream.forward(call, context, messages.dayClosed);
  }

  @Post(':date/reopen')
  @HttpCode(200)
  @Access('money')
  reopen(
    @DayParam('date') date: string,
    @Body() body: ReopenDayDto,
    @Context() context: RequestContext,
  ): Promise<Success<DayClosing>> {
    const call = { service: 'booking', method: 'POST', path: `/closings/${date}/reopen`, body } as const;
    return this.upstream.forward(call, context, messages.dayReopened);
  }
}
