import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Access } from '../access/access.js';
import { Limited } from '../limits/throttle.guard.js';
import { ClientReportDto } from './client-reports.dto.js';
import { RecordReport } from './record-report.js';

/** Only the edge sets it. */
const DEPLOYED = 'x-salon-deployed';

@ApiTags('site')
@Controller('api/client-reports')
export class ClientReportsController {
  constructor(private readonly reports: RecordReport) {}

  /** Errors, loading times and page views of one page. Counted by app and version; the report itself is not stored. */
  @Post()
  @HttpCode(204)
  @Access('public')
  @Limited('clientReport')
  report(@Body() body: ClientReportDto, @Req() { headers }: FastifyRequest): void {
    this.reports.record(body, new URLSearchParams(String(headers[DEPLOYED] ?? '')));
  }
}
