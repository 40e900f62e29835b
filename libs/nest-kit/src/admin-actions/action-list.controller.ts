import { Controller, Get, Inject, Query, type Type } from '@nestjs/common';
import type { ActionEntry, Permission } from '@salon/contracts';
import { CurrentCaller } from '../access/caller.guard.js';
import { type Caller, requirePermission } from '../access/caller.js';

interface ActionList {
  page(query: Readonly<Record<string, unknown>>, caller: Caller): Promise<{ entries: ActionEntry[] }>;
}

/** The call for a service's part of the list of admin actions. @param list the provider that reads it */
export function actionListController(list: Type<ActionList>, permission: Permission): Type {
  @Controller('actions')
  class ActionListController {
    constructor(@Inject(list) private readonly actions: ActionList) {}

    @Get()
    page(
      @Query() query: Record<string, unknown>,
      @CurrentCaller() caller: Caller | null,
    ): ReturnType<ActionList['page']> {
      return this.actions.page(query, requirePermission(caller, permission));
    }
  }
  return ActionListController;
}
