import { Module } from '@nestjs/common';
import { ActsController } from './acts.controller.js';
import { ActsQueries } from './acts.queries.js';
import { UndoAct } from './undo-act.js';

@Module({ controllers: [ActsController], providers: [ActsQueries, UndoAct] })
export class ActsModule {}
