import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { SalonChangesQueries } from '../salon-changes/salon-changes.queries.js';
import { SalonChangesController } from './salon-changes.controller.js';
import { UndoAdminAction } from './undo-admin-action.js';
import { UndoSalonChange } from './undo-salon-change.js';
import { UndoController } from './undo.controller.js';

@Module({
  imports: [SalonModule],
  controllers: [UndoController, SalonChangesController],
  providers: [UndoAdminAction, UndoSalonChange, SalonChangesQueries],
  exports: [UndoSalonChange, UndoAdminAction],
})
export class UndoModule {}
