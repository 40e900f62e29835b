import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { ActPage, Appointment } from '@salon/contracts';
import { type Caller, Calling, requireAdmin, UuidParam } from '@salon/nest-kit';
import { ActsQueries } from './acts.queries.js';
import { UndoAct } from './undo-act.js';

@Controller('acts')
export class ActsController {
  constructor(
    private readonly acts: ActsQueries,
    private readonly undoing: UndoAct,
  ) {}

  @Get()
  recent(@Query('cursor') cursor: unknown, @Calling() caller: Caller | null): Promise<ActPage> {
    requireAdmin(caller);
    return this.acts.recent(cursor);
  }

  @Post(':id/undo')
  @HttpCode(200)
  async undo(@UuidParam('id') id: string, @Calling() caller: Caller | null): Promise<{ appointment: Appointment }> {
    return { appointment: await this.undoing.run(id, requireAdmin(caller)) };
  }
}
