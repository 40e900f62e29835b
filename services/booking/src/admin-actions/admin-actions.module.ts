import { Module } from '@nestjs/common';
import { actionListController } from '@salon/nest-kit';
import { ActionListQueries } from './action-list.queries.js';

@Module({ controllers: [actionListController(ActionListQueries, 'desk')], providers: [ActionListQueries] })
export class AdminActionsModule {}
