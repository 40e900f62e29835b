import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import type { StaffChange, StaffList } from '@salon/contracts';
import { type Caller, Calling, requirePermission, UuidParam, Visiting, type Visitor } from '@salon/nest-kit';
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
  ) {}

  @Get('staff')
  list(@Calling() caller: Caller | null): Promise<StaffList> {
    requirePermission(caller, 'staff');
    return this.staff.list();
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
