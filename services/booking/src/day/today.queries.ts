import { Injectable } from '@nestjs/common';
import type { Today, TodayMoney } from '@salon/contracts';
import { addDays, Clock, type LocalDay, minutesOf, toInstant, toLocal } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { moneyBetween } from '../closing/day-money.queries.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { DayQueries } from './day.queries.js';
import { moneyOf, stylistsNow } from './today.rules.js';

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

  private async money(date: LocalDay, zone: string): Promise<TodayMoney> {
    const at = (day: LocalDay): Date => toInstant(day, '00:00', zone);
    return moneyOf(await moneyBetween(this.db, { from: at(date), to: at(addDays(date, 1)) }));
  }
}
