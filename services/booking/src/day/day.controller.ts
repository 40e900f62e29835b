import { Controller, Get, Param, Query } from '@nestjs/common';
import type { SalonDay, SalonWeek, Today } from '@salon/contracts';
import { type Caller, Calling, requirePermission } from '@salon/nest-kit';
import { DayQueries } from './day.queries.js';
import { TodayQueries } from './today.queries.js';

@Controller()
export class DayController {
  constructor(
    private readonly days: DayQueries,
    private readonly todays: TodayQueries,
  ) {}

  @Get('today')
  today(@Calling() caller: Caller | null): Promise<Today> {
    requirePermission(caller, 'desk');
    return this.todays.today();
  }

  @Get('days/:date')
  day(@Param('date') date: string, @Calling() caller: Caller | null): Promise<SalonDay> {
    requirePermission(caller, 'desk');
    return this.days.day(date);
  }

  @Get('weeks/:date')
  week(
    @Param('date') date: string,
    @Query('stylist') stylist: string | undefined,
    @Calling() caller: Caller | null,
  ): Promise<SalonWeek> {
    requirePermission(caller, 'desk');
    return this.days.week(date, stylist);
  }
}
