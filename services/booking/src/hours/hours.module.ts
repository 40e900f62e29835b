import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { HoursController } from './hours.controller.js';
import { HoursQueries } from './hours.queries.js';
import { PublicHolidaysOfYear } from './public-holidays.js';
import { SaveHours } from './save-hours.js';

@Module({
  imports: [SalonModule],
  controllers: [HoursController],
  providers: [HoursQueries, PublicHolidaysOfYear, SaveHours],
})
export class HoursModule {}
