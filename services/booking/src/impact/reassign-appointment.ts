import { Injectable } from '@nestjs/common';
import { hoursTexts, type RecordedVisitChange, refuse } from '@salon/contracts';
import { Clock, type DomainError } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { recordDeskAction } from '../admin-actions/record-admin-action.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockWithDays } from '../appointments/lock-with-days.js';
import { factsOf } from '../appointments/mail-facts.js';
import { recordStylist } from '../appointments/record-changes.js';
import { releaseOverdue } from '../appointments/release-overdue.js';
import { inTransaction } from '../database/transaction.js';
import { queueMail } from '../mails/queue-mail.js';
import { asObject } from '../request/request.rules.js';
import { bookingWindowOf, type SalonCalendar } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { visitSpan } from '../slots/busy.rules.js';
import { freeFor, planDay } from '../slots/slots.rules.js';
import { isSoldAlready } from '../slots/sold-once.js';
import { takenOn } from '../slots/taken.queries.js';
import { assertToCome } from './to-come.js';
import { spanOf } from './outside.rules.js';
import { wantedOf } from '../appointments/wanted.js';

interface Taking {
  calendar: SalonCalendar;
  stylist: SalonCalendar['stylists'][number];
  now: Date;
}

/** Assigns a visit to another stylist at the same time; the customer gets a mail with both stylists. */
@Injectable()
export class ReassignAppointment {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not_found`; `invalid` for an unknown stylist; `conflict` when the stylist is not free or the
   * visit not upcoming
   */
  async run(id: string, body: unknown, admin: Caller): Promise<RecordedVisitChange> {
    const { stylistId } = asObject(body);
    const now = this.clock.now();
    return inTransaction(this.db, async (tx) => {
      const row = await lockWithDays(tx, id, admin);
      const calendar = await this.salon.current(tx);
      const stylist = calendar.stylists.find((each) => each.id === stylistId);
      if (!stylist) throw refuse('HOURS_INVALID', { errors: { stylistId: hoursTexts.stylist } });
      const moved = await this.give(tx, row, { calendar, stylist, now }, admin);
      return recordDeskAction(tx, { kind: 'reassign', admin, before: row, after: moved, now });
    });
  }

  private async give(
    tx: EntityManager,
    row: AppointmentRecord,
    taking: Taking,
    admin: Caller,
  ): Promise<AppointmentRecord> {
    const { stylist, now } = taking;
    assertToCome(row, now);
    await assertFree(tx, row, taking);
    const step = { actor: 'admin', actorId: admin.id, now } as const;
    const given = await recordStylist(tx, row, stylist.id, step).catch((cause: unknown) => {
      throw isSoldAlready(cause) ? notFree(stylist, cause) : cause;
    });
    const moved = { ...given, stylistName: stylist.name };
    const was = { day: row.day, startTime: row.startTime, stylist: row.stylistName };
    await queueMail(tx, this.outbox, { kind: 'reassigned', facts: { ...factsOf(moved), was }, now, byAdmin: true });
    return moved;
  }
}

/** The same checks as for a booking: at work, qualified and free; the day is locked. */
async function assertFree(
  tx: EntityManager,
  row: AppointmentRecord,
  { calendar, stylist, now }: Taking,
): Promise<void> {
  await releaseOverdue(tx, { day: row.day }, now);
  const taken = await takenOn(tx, row.day, { now, customerId: null, exceptId: row.id });
  const wanted = { ...wantedOf(row), date: row.day, stylistId: stylist.id };
  const { stylists } = planDay(calendar, wanted, taken, bookingWindowOf(now, calendar.settings));
  if (
    stylist.id === row.stylistId ||
    freeFor(visitSpan(spanOf(row).start, row.minutes, wanted.busy), stylists).length === 0
  )
    throw notFree(stylist);
}

/** @param cause of the database: the stylist has left since the calendar was read */
const notFree = ({ name }: Taking['stylist'], cause?: unknown): DomainError =>
  refuse('STYLIST_NOT_FREE', { params: { name }, ...(cause !== undefined && { cause }) });
