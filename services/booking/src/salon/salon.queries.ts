import { Injectable } from '@nestjs/common';
import type { Stylist } from '@salon/contracts';
import { addDays, Clock, type LocalDay, toLocal } from '@salon/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { TERMS } from '../policy/terms.js';
import type { SalonCalendar, Settings, StylistWeek } from './calendar.rules.js';
import { asException, asPlan, type StoredException, type StoredPlan } from './stored-hours.rules.js';

export interface StylistRecord extends Omit<StylistWeek, 'plans' | 'exceptions'> {
  plans: StoredPlan[];
  exceptions: StoredException[];
}

/** Maximum age of the cached calendar in milliseconds; a closure saved by another process is seen that much later. */
const CACHED_MS = 2_000;

@Injectable()
export class SalonQueries {
  private cached?: { at: number; calendar: Promise<SalonCalendar> };

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The salon's calendar; its read began at most two seconds ago. */
  calendar(): Promise<SalonCalendar> {
    const at = this.clock.now().getTime();
    if (this.cached && at - this.cached.at < CACHED_MS && at >= this.cached.at) return this.cached.calendar;
    const cached = { at, calendar: this.current() };
    this.cached = cached;
    cached.calendar.catch(() => {
      if (this.cached === cached) this.invalidate();
    });
    return cached.calendar;
  }

  /** The next call reads the database. */
  invalidate(): void {
    this.cached = undefined;
  }

  async stylists(): Promise<Stylist[]> {
    const { stylists } = await this.calendar();
    return stylists.map(({ id, name, skills, picture }) => ({ _id: id, name, skills, picture }));
  }

  /**
   * The current calendar from the database, for decisions based on data that was just saved.
   * @param since with the exceptions of days that have passed, from this one on
   * @param until only with those of days up to this one
   */
  async current(
    db: DataSource | EntityManager = this.db,
    since?: LocalDay,
    until: LocalDay | null = null,
  ): Promise<SalonCalendar> {
    const [settings] = await db.query<Settings[]>(SETTINGS);
    if (!settings) throw new Error('booking.settings is empty');
    const yesterday = addDays(toLocal(this.clock.now(), settings.zone).day, -1);
    const from = since !== undefined && since < yesterday ? since : yesterday;
    const stylists = await db.query<StylistRecord[]>(STYLISTS, [from, until]);
    const closures = await db.query<{ day: LocalDay; reason: string }[]>(
      'SELECT "day"::text, "reason" FROM booking.closure',
    );
    return {
      settings,
      stylists: stylists.map(asWeek),
      closures: new Map(closures.map(({ day, reason }) => [day, reason])),
    };
  }
}

/** With the current policy. */
const SETTINGS = `
  SELECT settings.*, policy."version" AS "policyVersion", policy."feeCents", ${TERMS}
  FROM booking.settings, (SELECT * FROM booking.policy ORDER BY "version" DESC LIMIT 1) policy`;

/** The columns of a `StylistRecord`, from `stylistsWith`. */
export const STYLIST_COLUMNS = `
  stylist."id", stylist."name", stylist."skills", stylist."picture", stylist."serviceIds",
  coalesce((SELECT jsonb_agg(jsonb_build_object('validFrom', "validFrom", 'week', "week") ORDER BY "validFrom")
            FROM booking.week_plan WHERE "stylistId" = stylist."id"), '[]') AS plans,
  coalesce(exception.list, '[]') AS exceptions`;

/**
 * The stylists with their exceptions, which are read once for all of them: there may be years of blocked time.
 * @param exceptions the condition of the exceptions; a constant of ours
 */
export const stylistsWith = (exceptions: string): string => `
  booking.stylist LEFT JOIN (
    SELECT "stylistId", jsonb_agg(
             jsonb_build_object('id', "id", 'kind', "kind", 'from', "from", 'to', "to", 'hours', "hours")
             ORDER BY "from", "id") AS list
    FROM booking.hours_exception WHERE ${exceptions} GROUP BY "stylistId") exception
    ON exception."stylistId" = stylist."id"`;

/** Only exceptions in force from $1 on, up to $2 when it is given. */
const STYLISTS = `
  SELECT ${STYLIST_COLUMNS}
  FROM ${stylistsWith(`"to" >= $1 AND "from" <= coalesce($2::date, 'infinity')`)}
  WHERE stylist."leftAt" IS NULL ORDER BY stylist."position", stylist."id"`;

export const asWeek = ({ plans, exceptions, ...stylist }: StylistRecord): StylistWeek => ({
  ...stylist,
  plans: plans.map(asPlan),
  exceptions: exceptions.map(asException),
});
