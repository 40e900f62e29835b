import { Module } from '@nestjs/common';
import { AdminActionsController } from './admin-actions.controller.js';
import { AdminActionsQueries } from './admin-actions.queries.js';

@Module({ controllers: [AdminActionsController], providers: [AdminActionsQueries] })
export class AdminActionsModule {}
