import { Injectable } from '@nestjs/common';
import { type CatalogSetup, NEEDED_SETTINGS, type NeededSetting } from '@salon/contracts';
import { DataSource } from 'typeorm';
import { SiteQueries } from '../site/site.queries.js';

const NEEDED = Object.keys(NEEDED_SETTINGS) as NeededSetting[];

@Injectable()
export class SetupQueries {
  constructor(
    private readonly db: DataSource,
    private readonly settings: SiteQueries,
  ) {}

  /** What a new salon has of its content, and what is still missing. */
  async state(): Promise<CatalogSetup> {
    const [site, [counts]] = await Promise.all([
      this.settings.siteNow(),
      this.db.query<[Omit<CatalogSetup, 'missing'>]>(`
        SELECT (SELECT count(*)::int FROM catalog.service WHERE "archivedAt" IS NULL) AS services,
               (SELECT count(*)::int FROM catalog.category WHERE "archivedAt" IS NULL) AS categories`),
    ]);
    return { ...counts, missing: NEEDED.filter((name) => site[name].length === 0) };
  }
}
