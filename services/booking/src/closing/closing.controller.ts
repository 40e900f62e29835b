import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { type DayClosing, refuse } from '@salon/contracts';
import { isLocalDay } from '@salon/kernel';
import { type Caller, CurrentCaller, requirePermission } from '@salon/nest-kit';
import { CloseDay } from './close-day.js';
import { ClosingQueries } from './closing.queries.js';

@Controller('closings')
export class ClosingController {
  constructor(
    private readonly closings: ClosingQueries,
    private readonly closeDay: CloseDay,
  ) {}

  @Get(':date')
  day(@Param('date') date: string, @CurrentCaller() caller: Caller | null): Promise<DayClosing> {
    requirePermission(caller, 'money');
    if (!isLocalDay(date)) throw refuse('NOT_FOUND');
    return this.closings.day(date);
  }

  @Post(':date')
  @HttpCode(200)
  close(
    @Param('date') date: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<DayClosing> {
    return this.closeDay.close(date, body, requirePermission(caller, 'money'));
  }

  @Post(':date/reopen')
  @HttpCode(200)
  reopen(
    @Param('date') date: string,
    @Body() body: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<DayClosing> {
    return this.closeDay.reopen(date, body, requirePermission(caller, 'money'));
  }
}
