import { Module } from '@nestjs/common';
import { ActionListController } from './action-list.controller.js';
import { ActionListQueries } from './action-list.queries.js';

@Module({ controllers: [ActionListController], providers: [ActionListQueries] })
export class AdminActionsModule {}
