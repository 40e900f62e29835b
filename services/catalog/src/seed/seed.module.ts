import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { config } from '../config.js';
import { seedCatalog } from './seed-catalog.js';
import { seedBlankSite, seedTexts } from './seed-texts.js';

@Injectable()
class SeedAtStart implements OnModuleInit {
  constructor(private readonly db: DataSource) {}

  async onModuleInit(): Promise<void> {
    if (!config.SEED_DEMO) return seedBlankSite(this.db);
    await seedTexts(this.db);
    await seedCatalog(this.db);
  }
}

/**
 * The content of a new database: blank settings, or the demonstration with `SEED_DEMO`, which is on outside production
 * (ADR-0044).
 */
@Module({ providers: [SeedAtStart] })
export class SeedModule {}
