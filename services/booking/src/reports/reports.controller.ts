import { Controller, Get, Query } from '@nestjs/common';
import type { SalonReport } from '@salon/contracts';
import { type Caller, CurrentCaller, requirePermission } from '@salon/nest-kit';
import { ReportsQueries } from './reports.queries.js';

@Controller('reports')
export class ReportsController {
  constructor(private readonly reports: ReportsQueries) {}

  @Get()
  report(
    @Query('from') from: unknown,
    @Query('to') to: unknown,
    @CurrentCaller() caller: Caller | null,
  ): Promise<SalonReport> {
    requirePermission(caller, 'reports');
    return this.reports.report(from, to);
  }
}
