import { Injectable } from '@nestjs/common';
import type { Appointment, AppointmentStatus, MoneyState } from '@salon/contracts';
import { Clock, isLocalDay, type LocalDay } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { movesOf } from '../acts/act.rules.js';
import { cursorAfter, lastRowOf } from '../database/page-cursor.js';
import { invalid } from '../slots/visit.rules.js';
import { type AppointmentRecord, asAppointment } from './appointment.view.js';
import { SELECT } from './appointments.queries.js';

const STATUSES: readonly AppointmentStatus[] = ['pending', 'confirmed', 'completed', 'no_show', 'cancelled'];
const MONEY: readonly MoneyState[] = [
  'none',
  'paid',
  'paid_unplaced',
  'refund_due',
  'refunding',
  'refunded',
  'charged_back',
  'paid_at_desk',
];
const PAGE = 50;
const LARGEST_PAGE = 200;
/** No visit is earlier, and the database knows no year 0. */
const EARLIEST = '2000-01-01';

/** One page of all visits and the cursor of the next, null on the last. */
export interface AppointmentPage {
  appointments: Appointment[];
  next: string | null;
}

@Injectable()
export class AppointmentListQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Every customer's visits, the latest first, by keyset: a page costs the same wherever it is.
   * @param query `from`, `to` (salon days), `status`, `money`, `cursor`, `limit`; @throws DomainError `invalid`
   */
  async page(query: Record<string, unknown>): Promise<AppointmentPage> {
    const limit = pageSize(query.limit);
    const after = lastRowOf(query.cursor);
    const rows = await this.db.query<AppointmentRecord[]>(
      `${SELECT}
       WHERE ($1::date IS NULL OR "day" >= $1) AND ($2::date IS NULL OR "day" <= $2)
         AND ($3::text IS NULL OR "status" = $3) AND ($4::text IS NULL OR "money" = $4)
         AND ($5::timestamptz IS NULL OR ("startsAt", appointment."id") < ($5, $6::uuid))
       ORDER BY "startsAt" DESC, appointment."id" DESC LIMIT $7`,
      [
        day(query.from, 'from'),
        day(query.to, 'to'),
        oneOf(query.status, STATUSES, 'status'),
        oneOf(query.money, MONEY, 'money'),
        after?.at ?? null,
        after?.id ?? null,
        limit + 1,
      ],
    );
    const now = this.clock.now();
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      appointments: page.map((row) => ({ ...asAppointment(row), moves: movesOf(row, now) })),
      next: rows.length > limit && last ? cursorAfter(last.startsAt, last.id) : null,
    };
  }
}

function day(value: unknown, field: string): LocalDay | null {
  if (value === undefined || value === '') return null;
  if (!isLocalDay(value) || value < EARLIEST) throw invalid(field, 'Please give a day as yyyy-MM-dd');
  return value;
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[], field: string): T | null {
  if (value === undefined || value === '') return null;
  const known = allowed.find((each) => each === value);
  if (known === undefined) throw invalid(field, `Please give one of ${allowed.join(', ')}`);
  return known;
}

function pageSize(value: unknown): number {
  if (value === undefined) return PAGE;
  const size = Number(value);
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE)
    throw invalid('limit', `Please give a number from 1 to ${LARGEST_PAGE}`);
  return size;
}
