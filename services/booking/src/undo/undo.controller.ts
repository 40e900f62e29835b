import { Controller, HttpCode, Post } from '@nestjs/common';
import type { Appointment } from '@salon/contracts';
import { type Caller, Calling, requirePermission, UuidParam } from '@salon/nest-kit';
import { UndoAdminAction } from './undo-admin-action.js';

@Controller('acts')
export class UndoController {
  constructor(private readonly undoing: UndoAdminAction) {}

  @Post(':id/undo')
  @HttpCode(200)
  async undo(@UuidParam('id') id: string, @Calling() caller: Caller | null): Promise<{ appointment: Appointment }> {
    return { appointment: await this.undoing.run(id, requirePermission(caller, 'desk')) };
  }
}
