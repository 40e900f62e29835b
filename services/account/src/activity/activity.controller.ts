import { Controller, Get, Query } from '@nestjs/common';
import type { ActivityPage } from '@salon/contracts';
import { type Caller, Calling, requirePermission } from '@salon/nest-kit';
import { type ActivityFilter, ActivityQueries } from './activity.queries.js';

@Controller('activity')
export class ActivityController {
  constructor(private readonly activity: ActivityQueries) {}

  @Get()
  page(@Calling() caller: Caller | null, @Query() filter: ActivityFilter): Promise<ActivityPage> {
    requirePermission(caller, 'staff');
    return this.activity.page(filter);
  }
}
