import { Module } from '@nestjs/common';
import { actionListController } from '@salon/nest-kit';
import { ActionListQueries } from './action-list.queries.js';
import { ChangeStaff } from './change-staff.js';
import { StaffController } from './staff.controller.js';
import { StaffQueries } from './staff.queries.js';
import { UndoStaffChange } from './undo-staff-change.js';

@Module({
  controllers: [StaffController, actionListController(ActionListQueries, 'desk')],
  providers: [StaffQueries, ActionListQueries, ChangeStaff, UndoStaffChange],
})
export class StaffModule {}
