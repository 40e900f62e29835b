import { Injectable } from '@nestjs/common';
import type { Stylist } from '@salon/contracts';
import { Clock, type LocalDay } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { TERMS } from '../policy/terms.js';
import type { SalonCalendar, Settings, Span } from './calendar.rules.js';

interface StylistRecord {
  id: string;
  name: string;
  skills: string;
  picture: string | null;
  serviceIds: string[] | null;
  hours: (Span & { weekday: number })[];
}

/** Milliseconds a calendar may be read from memory: a closure entered elsewhere is seen that much later. */
const KEPT = 2_000;

@Injectable()
export class SalonQueries {
  private kept?: { at: number; calendar: Promise<SalonCalendar> };

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The salon's calendar, at most two seconds old. */
  calendar(): Promise<SalonCalendar> {
    const at = this.clock.now().getTime();
    if (this.kept && at - this.kept.at < KEPT && at >= this.kept.at) return this.kept.calendar;
    const calendar = this.read();
    this.kept = { at, calendar };
    calendar.catch(() => this.forget());
    return calendar;
  }

  /** The next question reads the database. */
  forget(): void {
    this.kept = undefined;
  }

  async stylists(): Promise<Stylist[]> {
    const { stylists } = await this.calendar();
    return stylists.map(({ id, name, skills, picture }) => ({ _id: id, name, skills, picture }));
  }

  private async read(): Promise<SalonCalendar> {
    const [[settings], stylists, closures] = await Promise.all([
      this.db.query<Settings[]>(`
        SELECT settings.*, policy."version" AS "policyVersion", policy."feeCents", ${TERMS}
        FROM booking.settings, (SELECT * FROM booking.policy ORDER BY "version" DESC LIMIT 1) policy`),
      this.db.query<StylistRecord[]>(`
        SELECT stylist."id", stylist."name", stylist."skills", stylist."picture", stylist."serviceIds",
               coalesce(jsonb_agg(jsonb_build_object('weekday', "weekday", 'start', "startMinute", 'end', "endMinute") ORDER BY "startMinute")
                 FILTER (WHERE "weekday" IS NOT NULL), '[]') AS hours
        FROM booking.stylist LEFT JOIN booking.working_hours ON "stylistId" = stylist."id"
        WHERE stylist."leftAt" IS NULL
        GROUP BY stylist."id" ORDER BY stylist."position", stylist."id"`),
      this.db.query<{ day: LocalDay; reason: string }[]>('SELECT "day"::text, "reason" FROM booking.closure'),
    ]);
    if (!settings) throw new Error('booking.settings is empty');
    return {
      settings,
      stylists: stylists.map(asWeek),
      closures: new Map(closures.map(({ day, reason }) => [day, reason])),
    };
  }
}

const asWeek = ({ hours, ...stylist }: StylistRecord) => ({
  ...stylist,
  shifts: Array.from({ length: 7 }, (_, weekday) =>
    hours.filter((each) => each.weekday === weekday).map(({ start, end }) => ({ start, end })),
  ),
});
