import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import type { ChangedStaff, StaffChange, StaffList } from '@salon/contracts';
import {
  type Caller,
  CurrentCaller,
  requirePermission,
  UuidParam,
  CurrentVisitor,
  type Visitor,
} from '@salon/nest-kit';
import { ChangeStaff } from './change-staff.js';
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
  list(@CurrentCaller() caller: Caller | null): Promise<StaffList> {
    requirePermission(caller, 'staff');
    return this.staff.list();
  }

  @Patch('staff/:id')
  change(
    @CurrentCaller() caller: Caller | null,
    @UuidParam('id') id: string,
    @Body() request: StaffChange,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<ChangedStaff> {
    return this.changeStaff.run(requirePermission(caller, 'staff'), id, request, visitor);
  }

  @Post('staff-acts/:id/undo')
  @HttpCode(200)
  undo(
    @CurrentCaller() caller: Caller | null,
    @UuidParam('id') id: string,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<ChangedStaff> {
    return this.undoChange.run(requirePermission(caller, 'staff'), id, visitor);
  }
}
