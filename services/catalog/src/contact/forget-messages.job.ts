import { Injectable } from '@nestjs/common';
import { RETENTION } from '@salon/contracts';
import { addMinutes, Clock, DAY_MINUTES } from '@salon/kernel';
import { Cron, deleteInBatches, Job, type JobHandler } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

/** Deletes, once a day, messages that were answered long ago. */
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
      parameters: [addMinutes(this.clock.now(), -RETENTION.answeredMessages * DAY_MINUTES)],
    });
  }
}
