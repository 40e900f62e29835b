import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { type CatalogSetup, NEEDED_SETTINGS, type NeededSetting, refuse } from '@salon/contracts';
import { type Caller, Calling, requirePermission } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { seedMenu } from '../seed/seed-catalog.js';
import { seedCategories } from '../seed/seed-texts.js';
import { SiteQueries } from '../site/site.queries.js';

const NEEDED = Object.keys(NEEDED_SETTINGS) as NeededSetting[];

/** The content part of a salon's first start (ADR-0044). */
@Controller('setup')
export class SetupController {
  constructor(
    private readonly db: DataSource,
    private readonly settings: SiteQueries,
  ) {}

  @Get()
  async state(@Calling() caller: Caller | null): Promise<CatalogSetup> {
    requirePermission(caller, 'settings');
    const [site, [counts]] = await Promise.all([
      this.settings.siteNow(),
      this.db.query<[Omit<CatalogSetup, 'missing'>]>(`
        SELECT (SELECT count(*)::int FROM catalog.service WHERE "archivedAt" IS NULL) AS services,
               (SELECT count(*)::int FROM catalog.category WHERE "archivedAt" IS NULL) AS categories`),
    ]);
    return { ...counts, missing: NEEDED.filter((name) => site[name].length === 0) };
  }

  /** The four categories and the services of the example menu. @throws DomainError `conflict` when there is a menu */
  @Post('example-menu')
  @HttpCode(200)
  async exampleMenu(@Calling() caller: Caller | null): Promise<CatalogSetup> {
    requirePermission(caller, 'settings');
    const isNew = await this.db.transaction(async (tx) => {
      await seedCategories(tx);
      return seedMenu(tx);
    });
    if (!isNew) throw refuse('MENU_NOT_EMPTY');
    return this.state(caller);
  }
}
