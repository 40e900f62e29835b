import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { config } from '../config.js';
import { seedCatalog } from './seed-catalog.js';
import { seedTexts } from './seed-texts.js';

@Injectable()
class SeedAtStart implements OnModuleInit {
  constructor(private readonly db: DataSource) {}

  async onModuleInit(): Promise<void> {
    await seedTexts(this.db);
    if (config.SEED_DEMO) await seedCatalog(this.db);
  }
}

/** Seeds the settings and texts of a new salon; the demonstration content only with `SEED_DEMO`, which is on outside production. */
@Module({ providers: [SeedAtStart] })
export class SeedModule {}
