import { Injectable } from '@nestjs/common';
import {
  type Closure,
  type HoursExceptionState,
  type HoursPlan,
  type SalonHours,
  type StylistHours,
  type Versioned,
} from '@salon/contracts';
import { Clock, type LocalDay, toLocal } from '@salon/kernel';
import { versionOf } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { SalonQueries } from '../salon/salon.queries.js';
import { EXCEPTION_COLUMNS } from './hours-subjects.js';

const versioned = <State extends object>(state: State): Versioned<State> => ({ ...state, version: versionOf(state) });

/** The hours for admins: everything in force today or later. */
@Injectable()
export class HoursQueries {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  async all(): Promise<SalonHours> {
    const { settings, stylists } = await this.salon.current();
    const { day: today } = toLocal(this.clock.now(), settings.zone);
    const [plans, exceptions, closures] = await Promise.all([
      this.plans(today),
      this.exceptions(today),
      this.closures(today),
    ]);
    return {
      today,
      plans: plans.filter(({ stylistId }) => stylistId === null),
      stylists: stylists.map(({ id, name, picture }): StylistHours => ({
        _id: id,
        name,
        picture,
        plans: plans.filter(({ stylistId }) => stylistId === id),
        exceptions: exceptions.filter(({ stylistId }) => stylistId === id),
      })),
      closures,
    };
  }

  /** The plans in force on a day or later. */
  private async plans(today: LocalDay): Promise<Versioned<HoursPlan>[]> {
    const plans = await this.db.query<HoursPlan[]>(
      `SELECT "stylistId", "validFrom"::text, "week" FROM booking.week_plan plan
       WHERE NOT EXISTS (
         SELECT FROM booking.week_plan later
         WHERE later."stylistId" IS NOT DISTINCT FROM plan."stylistId"
           AND later."validFrom" > plan."validFrom" AND later."validFrom" <= $1)
       ORDER BY "validFrom"`,
      [today],
    );
    return plans.map(versioned);
  }

  private async exceptions(today: LocalDay): Promise<StylistHours['exceptions']> {
    const rows = await this.db.query<(HoursExceptionState & { _id: string })[]>(
      `SELECT "id" AS "_id", ${EXCEPTION_COLUMNS} FROM booking.hours_exception WHERE "to" >= $1 ORDER BY "from", "id"`,
      [today],
    );
    return rows.map(({ _id, ...state }) => ({ ...versioned(state), _id }));
  }

  /** Each with its own version. */
  private async closures(today: LocalDay): Promise<Versioned<Closure>[]> {
    const rows = await this.db.query<Closure[]>(
      'SELECT "day"::text, "reason" FROM booking.closure WHERE "day" >= $1 ORDER BY "day"',
      [today],
    );
    return rows.map((closure) => ({ ...closure, version: versionOf([closure]) }));
  }
}
