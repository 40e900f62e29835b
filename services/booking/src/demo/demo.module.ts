import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { config } from '../config.js';
import { SalonModule } from '../salon/salon.module.js';
import { SeedVisitsJob } from './seed-visits.job.js';

/** Demonstration visits are created by a job, because the catalog may start after booking. Never in production. */
@Injectable()
class DemoVisits implements OnApplicationBootstrap {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (config.SEED_VISITS && config.SEED_DEMO && !config.isProduction)
      await this.outbox.add(this.db.manager, 'seed-visits', {}, { jobKey: 'seed-visits' });
  }
}

@Module({ imports: [SalonModule], providers: [DemoVisits, SeedVisitsJob] })
export class DemoModule {}
