import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { seedCatalog } from './seed-catalog.js';

@Injectable()
class SeedAtStart implements OnModuleInit {
  constructor(private readonly db: DataSource) {}

  async onModuleInit(): Promise<void> {
    await seedCatalog(this.db);
  }
}

/** The demonstration content; imported outside production, or when `SEED_DEMO` says so. */
@Module({ providers: [SeedAtStart] })
export class SeedModule {}
