import { Injectable } from '@nestjs/common';
import type { Today, TodayMoney } from '@salon/contracts';
import { addDays, Clock, minutesOf, toInstant, toLkr, toLocal } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { STATUS } from '../gateway/retrieval.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { DayQueries } from './day.queries.js';
import { stylistsNow } from './today.rules.js';

/** A payment counts on the day its first success arrived; a fee paid at the desk is an action, not a desk payment. */
const MONEY = `
  SELECT
    (SELECT coalesce(sum("amountCents"), 0)::int FROM (
       SELECT DISTINCT notice."orderId", coalesce(notice."paymentId", ''), attempt."amountCents"
       FROM booking.payment_notice notice JOIN booking.payment_attempt attempt USING ("orderId")
       WHERE "verdict" = 'accepted' AND "statusCode" = $3 AND "receivedAt" >= $1 AND "receivedAt" < $2
         AND NOT EXISTS (SELECT FROM booking.payment_notice earlier
           WHERE earlier."orderId" = notice."orderId" AND earlier."paymentId" IS NOT DISTINCT FROM notice."paymentId"
             AND earlier."verdict" = 'accepted' AND earlier."statusCode" = $3 AND earlier."receivedAt" < $1)
     ) first) AS "online",
    (SELECT coalesce(sum("amountCents"), 0)::int FROM booking.desk_payment
     WHERE "takenBackAt" IS NULL AND "amountCents" > 0 AND "at" >= $1 AND "at" < $2)
    + (SELECT coalesce(sum("feeCents"), 0)::int
       FROM booking.act JOIN booking.appointment ON appointment."id" = "appointmentId"
       WHERE "kind" = 'status' AND act."before"->>'status' = 'pending' AND act."after"->>'status' = 'confirmed'
         AND "undoneAt" IS NULL AND "at" >= $1 AND "at" < $2) AS "desk",
    (SELECT coalesce(sum("amountCents"), 0)::int FROM booking.refund_task
     WHERE "state" = 'refunded' AND "doneAt" >= $1 AND "doneAt" < $2)
    - (SELECT coalesce(sum("amountCents"), 0)::int FROM booking.desk_payment
       WHERE "takenBackAt" IS NULL AND "amountCents" < 0 AND "at" >= $1 AND "at" < $2) AS "refunds"`;

/** Overview of today: current visits, free stylists, and money received and returned. */
@Injectable()
export class TodayQueries {
  constructor(
    private readonly db: DataSource,
    private readonly days: DayQueries,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  async today(): Promise<Today> {
    const { zone } = (await this.salon.calendar()).settings;
    const local = toLocal(this.clock.now(), zone);
    const [day, money] = await Promise.all([this.days.day(local.day), this.money(local.day, zone)]);
    return {
      date: day.date,
      closed: day.closed,
      stylists: stylistsNow(day, minutesOf(local.time)),
      money,
    };
  }

  private async money(date: string, zone: string): Promise<TodayMoney> {
    const bounds = [date, addDays(date, 1)].map((each) => toInstant(each, '00:00', zone));
    const [sums] = await this.db.query<[TodayMoney]>(MONEY, [...bounds, STATUS.success]);
    return { online: toLkr(sums.online), desk: toLkr(sums.desk), refunds: toLkr(sums.refunds) };
  }
}
