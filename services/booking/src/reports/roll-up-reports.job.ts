import { Injectable } from '@nestjs/common';
import { REPORT_DAYS } from '@salon/contracts';
import { addDays, Clock, toLocal } from '@salon/kernel';
import { Cron, Job, type JobHandler } from '@salon/nest-kit';
import { SalonQueries } from '../salon/salon.queries.js';
import { RollUp } from './roll-up.js';

/** Computes the missing and changed days of the last two years before any report needs them. */
@Job('roll-up-reports')
@Cron('*/20 * * * *')
@Injectable()
export class RollUpReportsJob implements JobHandler {
  constructor(
    private readonly rollUp: RollUp,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const { settings } = await this.salon.calendar();
    const { day: today } = toLocal(this.clock.now(), settings.zone);
    await this.rollUp.run(addDays(today, 1 - REPORT_DAYS), today);
  }
}
