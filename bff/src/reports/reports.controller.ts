import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SalonReport, Success } from '@salon/contracts';
import { Access } from '../access/access.js';
import { type RequestContext, Context } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';
import { withQuery } from '../platform/with-query.js';
import { ReportDto } from './reports.dto.js';

/** Reports of the salon's activity, for its owners. */
@ApiTags('admin')
@Controller('api/admin/reports')
export class ReportsController {
  constructor(private readonly upstream: Upstream) {}

  @Get()
  @Access('reports')
  report(@Query() query: ReportDto, @Context() context: RequestContext): Promise<Success<SalonReport>> {
    const path = withQuery('/reports', query);
    return this.upstream.forward({ service: 'booking', path }, context);
  }
}
