import { Module } from '@nestjs/common';
import { ContentAdminController } from './content-admin.controller.js';
import { ContentAdminQueries } from './content-admin.queries.js';
import { UndoAdminAction } from './undo-admin-action.js';
import { OrderItems } from './order-items.js';
import { WriteItem } from './write-item.js';

@Module({
  controllers: [ContentAdminController],
  providers: [ContentAdminQueries, WriteItem, OrderItems, UndoAdminAction],
  exports: [WriteItem, UndoAdminAction],
})
export class ContentAdminModule {}
