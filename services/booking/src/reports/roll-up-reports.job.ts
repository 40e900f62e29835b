import { Injectable } from '@nestjs/common';
import { REPORT_DAYS } from '@salon/contracts';
import { addDays, Clock, toLocal } from '@salon/kernel';
import { Cron, Job, type JobHandler, Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { SalonQueries } from '../salon/salon.queries.js';
import { RollUp } from './roll-up.js';

/** Shorter than a job may take; what is left is another job. */
const MAX_MS = 30_000;

/** Computes the missing and changed days of the last two years before any report needs them. */
@Job('roll-up-reports')
@Cron('*/20 * * * *')
@Injectable()
export class RollUpReportsJob implements JobHandler {
  constructor(
    private readonly rollUp: RollUp,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly db: DataSource,
  ) {}

  async run(): Promise<void> {
    const { settings } = await this.salon.calendar();
    const { day: today } = toLocal(this.clock.now(), settings.zone);
    const isDone = await this.rollUp.run(addDays(today, 1 - REPORT_DAYS), today, MAX_MS);
    if (!isDone) await this.outbox.add(this.db.manager, 'roll-up-reports', {});
  }
}
