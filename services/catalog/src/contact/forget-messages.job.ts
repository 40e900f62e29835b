import { Injectable } from '@nestjs/common';
import { addMinutes, Clock } from '@salon/kernel';
import { Cron, deleteInBatches, Job, type JobHandler } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

/** Minutes an answered message is kept: ninety days, as the mails of accounts. */
const KEPT = 90 * 24 * 60;

/** Clears away, once a day, messages that were answered long ago. */
@Injectable()
@Job('forget-messages')
@Cron('25 20 * * *')
export class ForgetMessagesJob implements JobHandler {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await deleteInBatches(this.db, {
      table: 'catalog.contact_message',
      where: '"answeredAt" < $1',
      parameters: [addMinutes(this.clock.now(), -KEPT)],
    });
  }
}
