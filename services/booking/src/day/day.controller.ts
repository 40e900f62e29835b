import { Controller, Get, Param, Query } from '@nestjs/common';
import type { SalonDay, SalonWeek, Today } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission } from '@salon/nest-kit';
import { DayQueries } from './day.queries.js';
import { TodayQueries } from './today.queries.js';

@Controller()
export class DayController {
  constructor(
    private readonly days: DayQueries,
    private readonly todays: TodayQueries,
  ) {}

  @Get('today')
  today(@CurrentCaller() caller: Caller | null): Promise<Today> {
    requirePermission(caller, 'desk');
    return this.todays.today();
  }

  @Get('days/:date')
  day(@Param('date') date: string, @CurrentCaller() caller: Caller | null): Promise<SalonDay> {
    requirePermission(caller, 'desk');
    return this.days.day(date);
  }

  @Get('weeks/:date')
  week(
    @Param('date') date: string,
    @Query('stylist') stylist: string | undefined,
    @CurrentCaller() caller: Caller | null,
  ): Promise<SalonWeek> {
    requirePermission(caller, 'desk');
    return this.days.week(date, stylist);
  }
}
