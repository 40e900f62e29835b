import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import type { PublicHolidays, SalonChange, SalonHours } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission } from '@salon/nest-kit';
import { HoursQueries } from './hours.queries.js';
import { PublicHolidaysOfYear } from './public-holidays.js';
import { SaveHours } from './save-hours.js';

@Controller('hours')
export class HoursController {
  constructor(
    private readonly hours: HoursQueries,
    private readonly saveHours: SaveHours,
    private readonly publicHolidays: PublicHolidaysOfYear,
  ) {}

  @Get()
  all(@CurrentCaller() caller: Caller | null): Promise<SalonHours> {
    requirePermission(caller, 'settings');
    return this.hours.all();
  }

  @Put()
  async save(@Body() body: unknown, @CurrentCaller() caller: Caller | null): Promise<{ change: SalonChange }> {
    return { change: await this.saveHours.run(body, requirePermission(caller, 'settings')) };
  }

  @Get('holidays')
  holidays(@Query('year') year: unknown, @CurrentCaller() caller: Caller | null): Promise<PublicHolidays> {
    requirePermission(caller, 'settings');
    return this.publicHolidays.of(year);
  }
}
