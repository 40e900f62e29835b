import { Controller, HttpCode, Post } from '@nestjs/common';
import type { Appointment } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { UndoAdminAction } from './undo-admin-action.js';

@Controller('acts')
export class UndoController {
  constructor(private readonly undoAdminAction: UndoAdminAction) {}

  @Post(':id/undo')
  @HttpCode(200)
  async undo(
    @UuidParam('id') id: string,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ appointment: Appointment }> {
    return { appointment: await this.undoAdminAction.run(id, requirePermission(caller, 'desk')) };
  }
}
