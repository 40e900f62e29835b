import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { SalonChange } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission, UuidParam } from '@salon/nest-kit';
import { SalonChangesQueries } from '../salon-changes/salon-changes.queries.js';
import { UndoSalonChange } from './undo-salon-change.js';

@Controller('salon-changes')
export class SalonChangesController {
  constructor(
    private readonly changes: SalonChangesQueries,
    private readonly undoSalonChange: UndoSalonChange,
  ) {}

  @Get()
  async latest(
    @Query('subjects') subjects: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ changes: SalonChange[] }> {
    requirePermission(caller, 'settings');
    return { changes: await this.changes.latest(String(subjects).split(',')) };
  }

  /** Of each change, whoever could have made it. */
  @Post(':id/undo')
  @HttpCode(200)
  async undo(@UuidParam('id') id: string, @CurrentCaller() caller: Caller | null): Promise<{ change: SalonChange }> {
    return { change: await this.undoSalonChange.run(id, requirePermission(caller, 'desk')) };
  }
}
