import { Injectable } from '@nestjs/common';
import type { Today } from '@salon/contracts';
import { Clock, type LocalDay, minutesOf, toLkr, toLocal } from '@salon/kernel';
import { DataSource } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { SELECT_APPOINTMENT } from '../appointments/appointments.queries.js';
import { moneyBetween } from '../closing/day-money.queries.js';
import { unnotedOf } from '../closing/given-back.queries.js';
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
      this.unnoted(local.day),
    ]);
    return {
      date: day.date,
      closed: day.closed,
      stylists: stylistsNow(day, minutesOf(local.time)),
      money: { ...todayMoneyOf(money), ...(unnoted > 0 && { unnoted }) },
    };
  }

  /** LKR of the day's completed visits whose payment nobody has noted. */
  private async unnoted(day: LocalDay): Promise<number> {
    const completed = await this.db.query<AppointmentRecord[]>(
      `${SELECT_APPOINTMENT} WHERE "day" = $1 AND "status" = 'completed'`,
      [day],
    );
    return toLkr((await unnotedOf(this.db, completed)).reduce((sum, [, cents]) => sum + cents, 0));
  }
}
