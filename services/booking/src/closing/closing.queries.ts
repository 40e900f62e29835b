import { Injectable } from '@nestjs/common';
import type { ClosingEntry, ClosingEvent, ClosingLine, ClosingVisit, DayClosing, SalonFacts } from '@salon/contracts';
import { Clock, type LocalDay, toLkr } from '@salon/kernel';
import { versionOf } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { isUndecided } from '../appointments/appointment.rules.js';
import { type AppointmentRecord, displayId } from '../appointments/appointment.view.js';
import { SELECT_APPOINTMENT } from '../appointments/appointments.queries.js';
import { todayOf } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { formerClosingTitle } from '../salon-changes/former-title.rules.js';
import { type Entry, expectedCents, type Sums, sumsOf } from './closing.rules.js';
import { type Closed, closingSubject } from './closing.subject.js';
import { moneyBetween } from './day-money.queries.js';
import { unnotedOf } from './given-back.queries.js';

/** The money of a day from the database. */
export interface DayMoney {
  entries: Entry[];
  sums: Sums[];
  closed: Closed | null;
  version: string;
}

@Injectable()
export class ClosingQueries {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  async day(date: LocalDay): Promise<DayClosing> {
    const { entries, sums, closed, version } = await this.money(date);
    const visits = await this.db.query<AppointmentRecord[]>(
      `${SELECT_APPOINTMENT} WHERE "day" = $1 AND "status" <> 'cancelled' ORDER BY "startsAt", appointment."id"`,
      [date],
    );
    const former = closed ? null : await this.former(date);
    return {
      date,
      lines: sums.map((each) => ({ ...lineOf(each, closed), ...formerOf(each, former) })),
      closed: closed && { by: closed.by, at: closed.at },
      closable: date <= (await this.today()),
      undecided: visits.filter(isUndecided).map(asClosingVisit),
      unnoted: await this.unnoted(visits),
      entries: await this.named(entries),
      trace: await this.trace(date),
      version,
    };
  }

  private async unnoted(visits: readonly AppointmentRecord[]): Promise<DayClosing['unnoted']> {
    const open = await unnotedOf(this.db, visits);
    return open.map(([row, cents]) => ({ ...asClosingVisit(row), amount: toLkr(cents) }));
  }

  /** @param db the transaction in which the day is closed */
  async money(date: LocalDay, db: EntityManager = this.db.manager): Promise<DayMoney> {
    const { settings } = await this.salon.calendar();
    const entries = await moneyBetween(db, { from: date, to: date, zone: settings.zone });
    const closed = await closingSubject.read(db, date);
    const sums = sumsOf(entries);
    return { entries, sums, closed, version: versionOf({ closed, sums }) };
  }

  async today(): Promise<LocalDay> {
    const { settings } = await this.salon.calendar();
    return todayOf(this.clock.now(), settings);
  }

  private async named(entries: readonly Entry[]): Promise<ClosingEntry[]> {
    const ids = [...new Set(entries.map(({ appointmentId }) => appointmentId))];
    const rows = await this.db.query<{ id: string; bookedOn: string; number: number; customerName: string }[]>(
      `SELECT "id", "bookedOn"::text AS "bookedOn", "number", "customerName" FROM booking.appointment
       WHERE "id" = ANY($1::uuid[])`,
      [ids],
    );
    const visits = new Map(rows.map((row) => [row.id, row]));
    return entries.flatMap(({ at, means, kind, amountCents, appointmentId }) => {
      const visit = visits.get(appointmentId);
      if (!visit) return [];
      return [
        {
          at: at.toISOString(),
          means,
          kind,
          amount: toLkr(amountCents),
          appointmentId: displayId(visit),
          customerName: visit.customerName,
        },
      ];
    });
  }

  /** The closing that was undone last, by opening the day again or by an undo. */
  private async former(date: LocalDay): Promise<Closed | null> {
    const [latest] = await this.db.query<{ before: Closed | null }[]>(
      `SELECT "before" FROM booking.salon_change WHERE "subject" = $1 AND "subjectId" = $2
       ORDER BY "number" DESC LIMIT 1`,
      [closingSubject.name, date],
    );
    return latest?.before ?? null;
  }

  private async trace(date: LocalDay): Promise<ClosingEvent[]> {
    const rows = await this.db.query<TraceRow[]>(
      `SELECT "at", "adminName" AS "by", "title", "facts", "kind" = 'undo' AS "isUndo",
         coalesce("after", 'null') = 'null' AS "isOpen"
       FROM booking.salon_change
       WHERE "subject" = $1 AND "subjectId" = $2 ORDER BY "number" DESC`,
      [closingSubject.name, date],
    );
    return rows.map(asClosingEvent);
  }
}

interface TraceRow {
  at: Date;
  by: string;
  title: string;
  facts: SalonFacts | null;
  isUndo: boolean;
  /** The day is open afterwards. */
  isOpen: boolean;
}

function asClosingEvent({ at, by, title, facts, isUndo, isOpen }: TraceRow): ClosingEvent {
  const done = isUndo === isOpen ? 'closed' : 'opened';
  return {
    at: at.toISOString(),
    by,
    title: formerClosingTitle(done, isUndo, title),
    facts: facts?.kind === 'closing' ? { done, isUndo, reason: facts.reason } : null,
  };
}

const asClosingVisit = (row: AppointmentRecord): ClosingVisit => ({
  appointmentId: displayId(row),
  customerName: row.customerName,
  startTime: row.startTime,
});

function lineOf(now: Sums, closed: Closed | null): ClosingLine {
  const line = closed?.lines.find(({ means }) => means === now.means);
  const sums = line ?? now;
  return {
    means: now.means,
    received: toLkr(sums.receivedCents),
    returned: toLkr(sums.returnedCents),
    expected: toLkr(expectedCents(sums)),
    counted: line ? toLkr(line.countedCents) : null,
    reason: line?.reason ?? '',
    afterClosing: toLkr(expectedCents(now) - expectedCents(sums)),
  };
}

function formerOf({ means }: Sums, former: Closed | null): Pick<ClosingLine, 'former'> {
  const line = former?.lines.find((each) => each.means === means);
  return line ? { former: { amount: toLkr(line.countedCents), reason: line.reason } } : {};
}
