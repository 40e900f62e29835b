import { Controller, Get, Param } from '@nestjs/common';
import type { SalonDay } from '@salon/contracts';
import { type Caller, Calling, requireAdmin } from '@salon/nest-kit';
import { DayQueries } from './day.queries.js';

@Controller('days')
export class DayController {
  constructor(private readonly days: DayQueries) {}

  @Get(':date')
  day(@Param('date') date: string, @Calling() caller: Caller | null): Promise<SalonDay> {
    requireAdmin(caller);
    return this.days.day(date);
  }
}
