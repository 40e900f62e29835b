import { Module } from '@nestjs/common';
import { actionListController } from '@salon/nest-kit';
import { ActionListQueries } from '../admin-actions/action-list.queries.js';
import { ContentAdminController } from './content-admin.controller.js';
import { ContentAdminQueries } from './content-admin.queries.js';
import { UndoAdminAction } from './undo-admin-action.js';
import { OrderItems } from './order-items.js';
import { WriteItem } from './write-item.js';

@Module({
  controllers: [ContentAdminController, actionListController(ActionListQueries, 'desk')],
  providers: [ContentAdminQueries, ActionListQueries, WriteItem, OrderItems, UndoAdminAction],
  exports: [WriteItem, UndoAdminAction],
})
export class ContentAdminModule {}
