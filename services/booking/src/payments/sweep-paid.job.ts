import { Inject, Injectable } from '@nestjs/common';
import { addMinutes, Clock, DAY_MINUTES, DomainError } from '@salon/kernel';
import { Cron, events, Job, type JobHandler, LOGGER, Outbox } from '@salon/nest-kit';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { RetrieveOrder } from './retrieve-order.js';

const TASK = 'sweep-paid';
/** Days for which an order is queried: 180 from its payment, which is made within a day of opening it. */
const DAYS = 181;
/** Orders per batch. The gateway accepts 20 requests in 10 s; half of them are reserved for other calls. */
const BATCH = 10;
const PAUSE_SECONDS = 10;
/**
 * No order is begun later: with the last one, at ten seconds, a batch ends before its worker is taken for killed, and
 * the other queries of the gateway wait no longer.
 */
const BATCH_SECONDS = 30;
/** Pause after the gateway did not respond. */
const UNRESPONSIVE_PAUSE_SECONDS = 300;

/**
 * Queries the gateway once a day about every paid order: its notice of a chargeback or of a second payment may have
 * been lost, or sent elsewhere, because the checkout form's `notify_url` is not signed. By order id, one batch per job;
 * the last batch adds no further job.
 */
@Job(TASK, 'gateway')
@Cron('50 20 * * *')
@Injectable()
export class SweepPaidJob implements JobHandler<{ after?: string }> {
  constructor(
    private readonly db: DataSource,
    private readonly retrieveOrder: RetrieveOrder,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run({ after = '' }: { after?: string }): Promise<void> {
    const batch = await this.batch(after);
    const end = addMinutes(this.clock.now(), BATCH_SECONDS / 60);
    let last: string | undefined;
    let pause = PAUSE_SECONDS;
    for (const orderId of batch) {
      if (this.clock.now() >= end) break;
      last = orderId;
      if (await this.hasResponded(orderId)) continue;
      pause = UNRESPONSIVE_PAUSE_SECONDS;
      break;
    }
    if (last === undefined) return;
    const runAt = addMinutes(this.clock.now(), pause / 60);
    await this.outbox.add(this.db.manager, TASK, { after: last }, { runAt, jobKey: TASK });
  }

  private async batch(after: string): Promise<string[]> {
    const rows = await this.db.query<{ orderId: string }[]>(
      `SELECT "orderId" FROM booking.payment_attempt
       WHERE "orderId" > $1 AND "state" IN ('paid', 'charged_back') AND "createdAt" >= $2
       ORDER BY "orderId" LIMIT ${BATCH}`,
      [after, addMinutes(this.clock.now(), -DAYS * DAY_MINUTES)],
    );
    return rows.map(({ orderId }) => orderId);
  }

  /**
   * Whether the gateway responded. An order that could not be checked, for whichever reason, is queried again the next
   * day; the others do not wait for it.
   */
  private async hasResponded(orderId: string): Promise<boolean> {
    try {
      await this.retrieveOrder.run(orderId);
    } catch (error) {
      if (isUnresponsive(error)) {
        events.inc({ event: 'gateway_silent' });
        return false;
      }
      this.logger.error({ orderId, err: error }, 'a paid order could not be checked');
      events.inc({ event: 'order_not_checked' });
    }
    return true;
  }
}

const isUnresponsive = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'GATEWAY_DOWN' || error.code === 'GATEWAY_UNCLEAR');
