import { Injectable } from '@nestjs/common';
import { type RecordedVisitChange, refuse } from '@salon/contracts';
import { Clock, type DomainError } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockWithDays } from '../appointments/lock-with-days.js';
import { releaseOverdue } from '../appointments/release-overdue.js';
import { inTransaction } from '../database/transaction.js';
import { asObject } from '../request/request.rules.js';
import { bookingWindowOf, type SalonCalendar, stylistById, type StylistWeek } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { visitSpan } from '../slots/busy.rules.js';
import { freeFor, planDay } from '../slots/slots.rules.js';
import { isDoubleBooked } from '../slots/double-booking.js';
import { takenOn } from '../slots/taken.queries.js';
import { assertAsSeen, checkSeenIfGiven } from './as-seen.js';
import { reassign } from './reassign.js';
import { assertToCome } from './to-come.js';
import { spanOf } from './outside.rules.js';
import { wantedOf } from '../appointments/wanted.js';

interface PlaceOptions {
  calendar: SalonCalendar;
  stylist: StylistWeek;
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
    const { stylistId, from } = asObject(body);
    const seen = checkSeenIfGiven(from);
    const now = this.clock.now();
    return inTransaction(this.db, async (tx) => {
      const row = await lockWithDays(tx, id, admin);
      const calendar = await this.salon.current(tx);
      const stylist = stylistById(calendar, stylistId);
      assertAsSeen(row, seen);
      assertToCome(row, now);
      await assertFree(tx, row, { calendar, stylist, now });
      return reassign(tx, this.outbox, row, { stylist, admin, now, notify: true }).catch((cause: unknown) => {
        throw isDoubleBooked(cause) ? notFree(stylist, cause) : cause;
      });
    });
  }
}

/** The same checks as for a booking: at work, qualified and free; the day is locked. */
async function assertFree(
  tx: EntityManager,
  row: AppointmentRecord,
  { calendar, stylist, now }: PlaceOptions,
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
const notFree = ({ name }: StylistWeek, cause?: unknown): DomainError =>
  refuse('STYLIST_NOT_FREE', { params: { name }, ...(cause !== undefined && { cause }) });
