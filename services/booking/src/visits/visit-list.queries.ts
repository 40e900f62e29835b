import { Injectable } from '@nestjs/common';
import {
  APPOINTMENT_STATUSES,
  type Appointment,
  type AppointmentPage,
  isPageSize,
  MAX_PAGE_SIZE,
  MONEY_STATES,
} from '@salon/contracts';
import { addDays, Clock, isLocalDay, type LocalDay, toInstant } from '@salon/kernel';
import { cursorAfter, lastRowOf, LOWEST_ID, NEWEST } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { withMoves } from '../admin-actions/visit-moves.view.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { SELECT_APPOINTMENT, selectFrom } from '../appointments/appointments.queries.js';
import { withOptions } from '../appointments/visit-options.view.js';
import { checkChoice, invalid } from '../request/request.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { type Keyset, newestFirst } from './keyset.js';

const PAGE = 50;
/** No visit is earlier, and the database has no year 0. */
const EARLIEST = '2000-01-01';

@Injectable()
export class VisitListQueries {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * All customers' visits, the latest first, by keyset: every page has the same cost. No screen calls it.
   * @param query `from`, `to` (salon days), `status`, `money`, `cursor`, `limit`
   * @throws DomainError `invalid`
   */
  async page(query: Record<string, unknown>): Promise<AppointmentPage> {
    const limit = pageSize(query.limit);
    const { settings } = await this.salon.calendar();
    const page = newestFirst(keysetOf(query, settings.zone), limit + 1);
    const select = `${selectFrom(`${page.rows} appointment`)} ${page.order}`;
    const rows = await this.db.query<AppointmentRecord[]>(select, page.parameters);
    const now = this.clock.now();
    return pageOf(rows, limit, (row) => withMoves(row, now));
  }

  /**
   * The customer's visits, the latest first, by keyset.
   * @param query `cursor`, `limit`
   * @throws DomainError `invalid`
   */
  async mine(customerId: string, query: Record<string, unknown> = {}): Promise<AppointmentPage> {
    const limit = pageSize(query.limit);
    const last = lastRowOf(query.cursor) ?? NEWEST;
    const rows = await this.db.query<AppointmentRecord[]>(
      `${SELECT_APPOINTMENT} WHERE "customerId" = $1 AND ("startsAt", appointment."id") < ($2::timestamptz, $3::uuid)
       ORDER BY "startsAt" DESC, appointment."id" DESC LIMIT $4`,
      [customerId, last.at, last.id, limit + 1],
    );
    const now = this.clock.now();
    return pageOf(rows, limit, (row) => withOptions(row, now));
  }
}

/**
 * The admin's filters; a salon day begins at its midnight in `zone`. Each combination of filters has an index, which
 * list-plans.spec.ts checks (ADR-0027).
 */
function keysetOf({ from, to, status, money, cursor }: Record<string, unknown>, zone: string): Keyset {
  const [first, last] = [day(from, 'from'), day(to, 'to')];
  const wanted = { status: oneOf(status, APPOINTMENT_STATUSES, 'status'), money: oneOf(money, MONEY_STATES, 'money') };
  const midnight = (of: LocalDay): string => toInstant(of, '00:00', zone).toISOString();
  const end = last === null ? NEWEST : { at: midnight(addDays(last, 1)), id: LOWEST_ID };
  const after = lastRowOf(cursor);
  return {
    filters: Object.entries(wanted).flatMap(([name, value]) => (value === null ? [] : [[`"${name}"`, value] as const])),
    from: first === null ? '-infinity' : midnight(first),
    before: after && after.at < end.at ? after : end,
  };
}

function pageOf(
  rows: AppointmentRecord[],
  limit: number,
  show: (row: AppointmentRecord) => Appointment,
): AppointmentPage {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    appointments: page.map(show),
    next: rows.length > limit && last ? cursorAfter(last.startsAt, last.id) : null,
  };
}

function day(value: unknown, field: string): LocalDay | null {
  if (value === undefined) return null;
  if (!isLocalDay(value) || value < EARLIEST) throw invalid(field, { reason: 'filterDay' });
  return value;
}

const oneOf = <T extends string>(value: unknown, allowed: readonly T[], field: string): T | null =>
  value === undefined ? null : checkChoice(value, allowed, field);

function pageSize(value: unknown): number {
  if (value === undefined) return PAGE;
  if (!isPageSize(value)) throw invalid('limit', { reason: 'pageSize', most: MAX_PAGE_SIZE });
  return Number(value);
}
