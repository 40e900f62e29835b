import { Controller, Get } from '@nestjs/common';
import type { Site, SiteContent } from '@salon/contracts';
import { SiteQueries } from './site.queries.js';

@Controller('site')
export class SiteController {
  constructor(private readonly settings: SiteQueries) {}

  @Get()
  async site(): Promise<{ site: Site }> {
    return { site: await this.settings.site() };
  }

  @Get('content')
  async content(): Promise<{ content: SiteContent }> {
    return { content: await this.settings.content() };
  }
}
