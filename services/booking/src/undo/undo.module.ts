import { Module } from '@nestjs/common';
import { UndoAdminAction } from './undo-admin-action.js';
import { UndoController } from './undo.controller.js';

@Module({ controllers: [UndoController], providers: [UndoAdminAction] })
export class UndoModule {}
