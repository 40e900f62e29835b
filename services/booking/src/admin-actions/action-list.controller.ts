import { Controller, Get, Query } from '@nestjs/common';
import type { ActionEntry } from '@salon/contracts';
import { type Caller, Calling, requirePermission } from '@salon/nest-kit';
import { ActionListQueries } from './action-list.queries.js';

@Controller('actions')
export class ActionListController {
  constructor(private readonly list: ActionListQueries) {}

  @Get()
  page(@Query() query: Record<string, unknown>, @Calling() caller: Caller | null): Promise<{ entries: ActionEntry[] }> {
    return this.list.page(query, requirePermission(caller, 'desk'));
  }
}
