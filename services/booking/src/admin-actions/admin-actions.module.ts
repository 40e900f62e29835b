import { Module } from '@nestjs/common';
import { ActionListController } from './action-list.controller.js';
import { ActionListQueries } from './action-list.queries.js';
import { AdminActionsController } from './admin-actions.controller.js';
import { AdminActionsQueries } from './admin-actions.queries.js';

@Module({
  controllers: [AdminActionsController, ActionListController],
  providers: [AdminActionsQueries, ActionListQueries],
})
export class AdminActionsModule {}
