import { Injectable } from '@nestjs/common';
import { addMinutes, Clock } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { Outbox } from './outbox.js';

/** Minutes after a start until the first run: what is to be served comes first. */
const SOON = 2;
const DAY = 24 * 60;

/** Keeps a task of once a day coming: `soon` when the service starts, `tomorrow` at the end of each run. */
@Injectable()
export class Daily {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  soon(task: string): Promise<void> {
    return this.next(task, SOON);
  }

  tomorrow(task: string): Promise<void> {
    return this.next(task, DAY);
  }

  /** One key, so that there is never more than one to come. */
  private next(task: string, minutes: number): Promise<void> {
    return this.db.transaction((tx) =>
      this.outbox.add(tx, task, {}, { runAt: addMinutes(this.clock.now(), minutes), jobKey: task }),
    );
  }
}
