import { Body, Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import type { ActionEntry, StaffChange, StaffList } from '@salon/contracts';
import { type Caller, Calling, requirePermission, UuidParam, Visiting, type Visitor } from '@salon/nest-kit';
import { ActionListQueries } from './action-list.queries.js';
import { ChangeStaff } from './change-staff.js';
import type { ChangedStaff } from './set-staff-state.js';
import { StaffQueries } from './staff.queries.js';
import { UndoStaffChange } from './undo-staff-change.js';

@Controller()
export class StaffController {
  constructor(
    private readonly staff: StaffQueries,
    private readonly changeStaff: ChangeStaff,
    private readonly undoChange: UndoStaffChange,
    private readonly actions: ActionListQueries,
  ) {}

  @Get('staff')
  list(@Calling() caller: Caller | null): Promise<StaffList> {
    requirePermission(caller, 'staff');
    return this.staff.list();
  }

  @Get('actions')
  page(@Query() query: Record<string, unknown>, @Calling() caller: Caller | null): Promise<{ entries: ActionEntry[] }> {
    return this.actions.page(query, requirePermission(caller, 'staff'));
  }

  @Patch('staff/:id')
  change(
    @Calling() caller: Caller | null,
    @UuidParam('id') id: string,
    @Body() request: StaffChange,
    @Visiting() visitor: Visitor,
  ): Promise<ChangedStaff> {
    return this.changeStaff.run(requirePermission(caller, 'staff'), id, request, visitor);
  }

  @Post('staff-acts/:id/undo')
  @HttpCode(200)
  undo(
    @Calling() caller: Caller | null,
    @UuidParam('id') id: string,
    @Visiting() visitor: Visitor,
  ): Promise<ChangedStaff> {
    return this.undoChange.run(requirePermission(caller, 'staff'), id, visitor);
  }
}
