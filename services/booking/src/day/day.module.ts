import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { UndoModule } from '../undo/undo.module.js';
import { BlockTime } from './block-time.js';
import { BookAtDesk } from './book-at-desk.js';
import { DayController } from './day.controller.js';
import { DayQueries } from './day.queries.js';
import { TodayQueries } from './today.queries.js';
import { DeskController } from './desk.controller.js';
import { MoveAtDesk } from './move-at-desk.js';

@Module({
  imports: [SalonModule, UndoModule],
  controllers: [DayController, DeskController],
  providers: [DayQueries, TodayQueries, BookAtDesk, MoveAtDesk, BlockTime],
})
export class DayModule {}
