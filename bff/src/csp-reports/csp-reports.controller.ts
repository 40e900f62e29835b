import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { events } from '@salon/nest-kit';
import { Access } from '../access/access.js';
import { Limited } from '../limits/throttle.guard.js';
import { violatedDirective } from './csp-report.rules.js';

@ApiTags('site')
@Controller('api/csp-reports')
export class CspReportsController {
  /** A browser's report of a blocked resource. Counted by directive; nothing else is stored. */
  @Post()
  @HttpCode(204)
  @Access('public')
  @Limited('cspReport')
  @ApiConsumes('application/csp-report')
  @ApiBody({ schema: { type: 'object', properties: { 'csp-report': { type: 'object' } } } })
  report(@Body() body: unknown): void {
    events.inc({ event: `csp ${violatedDirective(body)}` });
  }
}
