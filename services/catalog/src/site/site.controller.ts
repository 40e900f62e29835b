import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { isZone, refuse, type Site, type SiteContent, ZONE_UNKNOWN } from '@salon/contracts';
import { SetZone } from './set-zone.js';
import { SiteQueries } from './site.queries.js';

@Controller('site')
export class SiteController {
  constructor(
    private readonly settings: SiteQueries,
    private readonly setZone: SetZone,
  ) {}

  @Get()
  async site(): Promise<{ site: Site }> {
    return { site: await this.settings.site() };
  }

  /** Sent by the booking service. */
  @Put('zone')
  @HttpCode(200)
  async zone(@Body() { zone }: { zone?: unknown }): Promise<object> {
    if (!isZone(zone)) throw refuse('VALIDATION', { errors: { zone: ZONE_UNKNOWN } });
    await this.setZone.run(zone);
    return {};
  }

  @Get('content')
  async content(): Promise<{ content: SiteContent }> {
    return { content: await this.settings.content() };
  }
}
