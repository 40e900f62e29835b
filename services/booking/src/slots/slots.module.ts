import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { SlotsController } from './slots.controller.js';
import { SlotsQueries } from './slots.queries.js';

@Module({ imports: [SalonModule], controllers: [SlotsController], providers: [SlotsQueries] })
export class SlotsModule {}
