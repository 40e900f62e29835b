import { Module } from '@nestjs/common';
import { ImpactModule } from '../impact/impact.module.js';
import { SalonModule } from '../salon/salon.module.js';
import { SalonChangesQueries } from '../salon-changes/salon-changes.queries.js';
import { SalonChangesController } from './salon-changes.controller.js';
import { UndoAdminAction } from './undo-admin-action.js';
import { UndoSalonChange } from './undo-salon-change.js';
import { UndoController } from './undo.controller.js';

@Module({
  imports: [SalonModule, ImpactModule],
  controllers: [UndoController, SalonChangesController],
  providers: [UndoAdminAction, UndoSalonChange, SalonChangesQueries],
  exports: [UndoSalonChange, UndoAdminAction],
})
export class UndoModule {}
