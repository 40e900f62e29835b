import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type DayClosing, messages, refuse, type Success } from '@salon/contracts';
import { isLocalDay } from '@salon/kernel';
import { Access } from '../access/access.js';
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
  day(@Param('date') date: string, @Context() context: RequestContext): Promise<Success<DayClosing>> {
    return this.upstream.forward({ service: 'booking', path: pathOf(date) }, context);
  }

  @Post(':date')
  @HttpCode(200)
  @Access('money')
  close(
    @Param('date') date: string,
    @Body() body: CloseDayDto,
    @Context() context: RequestContext,
  ): Promise<Success<DayClosing>> {
    const call = { service: 'booking', method: 'POST', path: pathOf(date), body } as const;
    return this.upstream.forward(call, context, messages.dayClosed);
  }

  @Post(':date/reopen')
  @HttpCode(200)
  @Access('money')
  reopen(
    @Param('date') date: string,
    @Body() body: ReopenDayDto,
    @Context() context: RequestContext,
  ): Promise<Success<DayClosing>> {
    const call = { service: 'booking', method: 'POST', path: `${pathOf(date)}/reopen`, body } as const;
    return this.upstream.forward(call, context, messages.dayReopened);
  }
}

function pathOf(date: string): string {
  if (!isLocalDay(date)) throw refuse('NOT_FOUND');
  return `/closings/${date}`;
}
