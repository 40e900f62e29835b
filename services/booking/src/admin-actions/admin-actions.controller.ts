import { Controller, Get, Query } from '@nestjs/common';
import type { AdminActionPage } from '@salon/contracts';
import { type Caller, Calling, requirePermission } from '@salon/nest-kit';
import { AdminActionsQueries } from './admin-actions.queries.js';

@Controller('acts')
export class AdminActionsController {
  constructor(private readonly adminActions: AdminActionsQueries) {}

  @Get()
  recent(@Query('cursor') cursor: unknown, @Calling() caller: Caller | null): Promise<AdminActionPage> {
    requirePermission(caller, 'desk');
    return this.adminActions.recent(cursor);
  }
}
