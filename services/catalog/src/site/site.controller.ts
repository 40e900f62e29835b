import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { isZone, refuse, type Site, type SiteContent, ZONE_UNKNOWN } from '@salon/contracts';
import { SiteQueries } from './site.queries.js';

@Controller('site')
export class SiteController {
  constructor(private readonly settings: SiteQueries) {}

  @Get()
  async site(): Promise<{ site: Site }> {
    return { site: await this.settings.site() };
  }

  /** Sent by the booking service, which decides it (ADR-0046). */
  @Put('zone')
  @HttpCode(200)
  async keepZone(@Body() { zone }: { zone?: unknown }): Promise<object> {
    if (!isZone(zone)) throw refuse('VALIDATION', { errors: { zone: ZONE_UNKNOWN } });
    await this.settings.keepZone(zone);
    return {};
  }

  @Get('content')
  async content(): Promise<{ content: SiteContent }> {
    return { content: await this.settings.content() };
  }
}
