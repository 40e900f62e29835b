import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import type { PublicHolidays, SalonChange, SalonHours } from '@salon/contracts';
import { type Caller, Calling, requirePermission } from '@salon/nest-kit';
import { HoursQueries } from './hours.queries.js';
import { PublicHolidaysOfYear } from './public-holidays.js';
import { SaveHours } from './save-hours.js';

@Controller('hours')
export class HoursController {
  constructor(
    private readonly hours: HoursQueries,
    private readonly saving: SaveHours,
    private readonly publicHolidays: PublicHolidaysOfYear,
  ) {}

  @Get()
  all(@Calling() caller: Caller | null): Promise<SalonHours> {
    requirePermission(caller, 'settings');
    return this.hours.all();
  }

  @Put()
  async save(@Body() body: unknown, @Calling() caller: Caller | null): Promise<{ change: SalonChange }> {
    return { change: await this.saving.run(body, requirePermission(caller, 'settings')) };
  }

  @Get('holidays')
  holidays(@Query('year') year: unknown, @Calling() caller: Caller | null): Promise<PublicHolidays> {
    requirePermission(caller, 'settings');
    return this.publicHolidays.of(year);
  }
}
