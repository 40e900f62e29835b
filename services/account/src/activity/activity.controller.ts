import { Controller, Get, Query } from '@nestjs/common';
import type { ActivityPage } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission } from '@salon/nest-kit';
import { type ActivityFilter, ActivityQueries } from './activity.queries.js';

@Controller('activity')
export class ActivityController {
  constructor(private readonly activity: ActivityQueries) {}

  @Get()
  page(@CurrentCaller() caller: Caller | null, @Query() filter: ActivityFilter): Promise<ActivityPage> {
    requirePermission(caller, 'staff');
    return this.activity.page(filter);
  }
}
