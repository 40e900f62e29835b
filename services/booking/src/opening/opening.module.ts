import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { ChangeZone } from './change-zone.js';
import { OpenSite } from './open-site.js';
import { PublishZoneJob } from './publish-zone.job.js';
import { SetupController } from './setup.controller.js';
import { SetupQueries } from './setup.queries.js';
import { TryGateway } from './try-gateway.js';
import { TryMail } from './try-mail.js';

@Module({
  imports: [SalonModule],
  controllers: [SetupController],
  providers: [ChangeZone, PublishZoneJob, OpenSite, SetupQueries, TryGateway, TryMail],
})
export class OpeningModule {}
