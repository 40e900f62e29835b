import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { ImportedService, RowResult } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission } from '@salon/nest-kit';
import { type AddedServices, ImportServices } from './import-services.js';

@Controller('service-imports')
export class ServiceImportsController {
  constructor(private readonly importServices: ImportServices) {}

  @Post('check')
  @HttpCode(200)
  async check(
    @Body() { rows }: { rows: ImportedService[] },
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ results: RowResult[] }> {
    requirePermission(caller, 'content');
    return { results: await this.importServices.check(rows) };
  }

  @Post('rows')
  @HttpCode(200)
  add(@Body() { rows }: { rows: ImportedService[] }, @CurrentCaller() caller: Caller | null): Promise<AddedServices> {
    return this.importServices.add(rows, requirePermission(caller, 'content'));
  }

  @Post('undo')
  @HttpCode(200)
  async undo(
    @Body() { acts }: { acts: string[] },
    @CurrentCaller() caller: Caller | null,
  ): Promise<{ acts: string[]; kept: number }> {
    const kept = await this.importServices.undo(acts, requirePermission(caller, 'content'));
    return { acts, kept };
  }
}
