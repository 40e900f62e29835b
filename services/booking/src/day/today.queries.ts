import { Injectable } from '@nestjs/common';
import type { Today } from '@salon/contracts';
import { Clock, minutesOf, toLkr, toLocal } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { moneyBetween } from '../closing/day-money.queries.js';
import { unnotedOn } from '../closing/given-back.queries.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { DayQueries } from './day.queries.js';
import { todayMoneyOf, stylistsNow } from './today.rules.js';

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
    const [day, money, unnoted] = await Promise.all([
      this.days.day(local.day),
      moneyBetween(this.db, { from: local.day, to: local.day, zone }),
      unnotedOn(this.db, local.day),
    ]);
    const unnotedCents = unnoted.reduce((sum, cents) => sum + cents, 0);
    return {
      date: day.date,
      closed: day.closed,
      stylists: stylistsNow(day, minutesOf(local.time)),
      money: { ...todayMoneyOf(money), ...(unnotedCents > 0 && { unnoted: toLkr(unnotedCents) }) },
    };
  }
}
