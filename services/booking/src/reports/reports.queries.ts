import { Injectable } from '@nestjs/common';
import { refuse, reportRangeProblem, reportTexts, type SalonReport } from '@salon/contracts';
import { addDays, Clock, isLocalDay, type LocalDay, toLocal } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { invalid } from '../request/request.rules.js';
import { asWeek, SalonQueries, STYLIST_COLUMNS, type StylistRecord, stylistsWith } from '../salon/salon.queries.js';
import {
  type CountedDay,
  reportMoneyOf,
  occupancyOf,
  periodsOf,
  type ReportStylist,
  servicesOf,
  unitOf,
  unnotedIn,
} from './report.rules.js';
import { RollUp } from './roll-up.js';

interface Range {
  from: LocalDay;
  to: LocalDay;
}

const FIGURES = `
  SELECT report."day"::text AS "day", "figures",
         (SELECT count(*)::int FROM booking.first_visit WHERE first_visit."day" = report."day") AS "firstVisits"
  FROM booking.day_report report WHERE report."day" BETWEEN $1 AND $2 ORDER BY report."day"`;
/** Includes former stylists: they worked then. */
const STYLISTS = `
  SELECT ${STYLIST_COLUMNS}, stylist."leftAt"
  FROM ${stylistsWith('"from" <= $2 AND "to" >= $1')}
  ORDER BY "leftAt" IS NOT NULL, stylist."position", stylist."id"`;
/** Milliseconds that a report spends on computing missing days; the next request continues there. */
const TIMEOUT_MS = 1_500;
const CLOSURES = 'SELECT "day"::text FROM booking.closure WHERE "day" BETWEEN $1 AND $2';

@Injectable()
export class ReportsQueries {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly rollUp: RollUp,
    private readonly clock: Clock,
  ) {}

  /**
   * The salon's current figures for these days.
   * @throws DomainError `invalid` for an invalid day or a range over two years, `REPORT_COUNTING` while days are
   * computed
   */
  async report(from: unknown, to: unknown): Promise<SalonReport> {
    const range = rangeOf(from, to);
    const asOf = this.clock.now().toISOString();
    if (!(await this.rollUp.run(range.from, range.to, TIMEOUT_MS))) throw refuse('REPORT_COUNTING');
    const parameters = [range.from, range.to];
    const [days, calendar] = await Promise.all([
      this.db.query<CountedDay[]>(FIGURES, parameters),
      this.calendar(parameters),
    ]);
    // A change elsewhere may have taken figures away since they were computed.
    if (addDays(range.from, days.length - 1) < range.to) throw refuse('REPORT_COUNTING');
    const unit = unitOf(range);
    const unnoted = unnotedIn(days);
    return {
      ...range,
      asOf,
      unit,
      ...occupancyOf(days, calendar),
      services: servicesOf(days),
      money: reportMoneyOf(days),
      periods: periodsOf(days, unit),
      ...(unnoted && { unnoted }),
    };
  }

  private async calendar(parameters: LocalDay[]): Promise<Parameters<typeof occupancyOf>[1]> {
    const [{ settings }, stylists, closures] = await Promise.all([
      this.salon.calendar(),
      this.db.query<(StylistRecord & { leftAt: Date | null })[]>(STYLISTS, parameters),
      this.db.query<{ day: LocalDay }[]>(CLOSURES, parameters),
    ]);
    return {
      stylists: stylists.map(({ leftAt, ...stylist }): ReportStylist => ({
        ...asWeek(stylist),
        leftOn: leftAt && toLocal(leftAt, settings.zone).day,
      })),
      closures: new Set(closures.map(({ day }) => day)),
    };
  }
}

function rangeOf(from: unknown, to: unknown): Range {
  if (!isLocalDay(from)) throw invalid('from', { reason: 'filterDay' });
  if (!isLocalDay(to)) throw invalid('to', { reason: 'filterDay' });
  const problem = reportRangeProblem(from, to);
  if (problem !== null) throw invalid('to', { reason: problem === reportTexts.order ? 'reportOrder' : 'reportMost' });
  return { from, to };
}
