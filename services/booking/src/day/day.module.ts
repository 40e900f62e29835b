import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { DayController } from './day.controller.js';
import { DayQueries } from './day.queries.js';

@Module({ imports: [SalonModule], controllers: [DayController], providers: [DayQueries] })
export class DayModule {}
