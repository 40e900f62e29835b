import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { CloseDay } from './close-day.js';
import { ClosingController } from './closing.controller.js';
import { ClosingQueries } from './closing.queries.js';

@Module({
  imports: [SalonModule],
  controllers: [ClosingController],
  providers: [ClosingQueries, CloseDay],
})
export class ClosingModule {}
