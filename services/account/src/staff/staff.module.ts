import { Module } from '@nestjs/common';
import { ActionListQueries } from './action-list.queries.js';
import { ChangeStaff } from './change-staff.js';
import { StaffController } from './staff.controller.js';
import { StaffQueries } from './staff.queries.js';
import { UndoStaffChange } from './undo-staff-change.js';

@Module({ controllers: [StaffController], providers: [StaffQueries, ActionListQueries, ChangeStaff, UndoStaffChange] })
export class StaffModule {}
