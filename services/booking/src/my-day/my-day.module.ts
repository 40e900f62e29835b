import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { UndoModule } from '../undo/undo.module.js';
import { MarkOwn } from './mark-own.js';
import { MyDayController } from './my-day.controller.js';
import { MyDayQueries } from './my-day.queries.js';

@Module({ imports: [SalonModule, UndoModule], controllers: [MyDayController], providers: [MyDayQueries, MarkOwn] })
export class MyDayModule {}
