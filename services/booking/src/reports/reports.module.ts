import { Module } from '@nestjs/common';
import { SalonModule } from '../salon/salon.module.js';
import { ReportsController } from './reports.controller.js';
import { ReportsQueries } from './reports.queries.js';
import { RollUp } from './roll-up.js';
import { RollUpReportsJob } from './roll-up-reports.job.js';

@Module({
  imports: [SalonModule],
  controllers: [ReportsController],
  providers: [ReportsQueries, RollUp, RollUpReportsJob],
})
export class ReportsModule {}
