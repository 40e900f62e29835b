import { Injectable } from '@nestjs/common';
import { type ChangedVisit, type DeskMoveRequest, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { recordDeskAction } from '../admin-actions/record-admin-action.js';
import { withMoves } from '../admin-actions/visit-moves.view.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockWithDays } from '../appointments/lock-with-days.js';
import { factsOf } from '../appointments/mail-facts.js';
import { recordTime } from '../appointments/record-changes.js';
import { inTransaction } from '../database/transaction.js';
import { deskMoveRefusal, isOutsideToCome } from '../impact/outside.rules.js';
import { assertAsSeen, isAt } from '../impact/as-seen.js';
import { reassign } from '../impact/reassign.js';
import { queueMail } from '../mails/queue-mail.js';
import { type SalonCalendar, stylistNameOf } from '../salon/calendar.rules.js';
import { deskWindowOf } from '../salon/desk-window.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { reservePlace, refusingDoubleBooking } from './reserve-place.js';
import { checkDeskMove } from './desk-request.js';
import { wantedOf } from '../appointments/wanted.js';

interface MoveOptions {
  request: DeskMoveRequest;
  admin: Caller;
  now: Date;
}

/**
 * Moves a visit to another time, stylist or both from the board; with a reason also to a time beyond the limits of its
 * own terms.
 */
@Injectable()
export class MoveAtDesk {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not_found`; `conflict` when the visit has changed since, needs a reason, or its place is not
   * free
   */
  async run(id: string, body: unknown, admin: Caller): Promise<ChangedVisit> {
    const now = this.clock.now();
    const calendar = await this.salon.calendar();
    const request = checkDeskMove(body, deskWindowOf(now, calendar.settings));
    const name = stylistNameOf(calendar, request.stylistId);
    return refusingDoubleBooking(name, () =>
      inTransaction(this.db, (tx) => this.move(tx, id, { request, admin, now })),
    );
  }

  private async move(tx: EntityManager, id: string, options: MoveOptions): Promise<ChangedVisit> {
    const { request, admin, now } = options;
    const row = await lockWithDays(tx, id, admin, [request.date]);
    if (row.status === 'confirmed' && isAt(row, request)) return { appointment: withMoves(row, now) }; // Pressed twice.
    assertAsSeen(row, request.from);
    if (row.status !== 'confirmed') throw refuse('RESCHEDULE_REFUSED', { params: { reason: 'status' } });
    const calendar = await this.salon.current(tx);
    const isSameTime = row.day === request.date && row.startTime === request.startTime;
    if (!isSameTime) assertExplained(row, calendar, options);
    const visit = wantedOf(row);
    const { stylistName, ...place } = await reservePlace(tx, { calendar, place: request, visit, now, moved: row });
    const { reason, tell: notify } = request;
    if (isSameTime) {
      const stylist = { id: place.stylistId, name: stylistName };
      return reassign(tx, this.outbox, row, { stylist, admin, now, reason, notify });
    }
    const step = { actor: 'admin', actorId: admin.id, now, reason } as const;
    const recorded = await recordTime(tx, row, { ...place, isCounted: !isOutsideToCome(calendar, row, now) }, step);
    const after = { ...recorded, stylistName };
    const was = { day: row.day, startTime: row.startTime, stylist: row.stylistName };
    const facts = { ...factsOf(after), was };
    if (notify) await queueMail(tx, this.outbox, { kind: 'rescheduled', facts, now, byAdmin: true });
    return recordDeskAction(tx, { kind: 'reschedule', admin, before: row, after, now });
  }
}

/**
 * The terms of a visit bind its customer; the salon can still move it to another time with a reason (decision C10).
 * @throws DomainError `conflict`
 */
function assertExplained(row: AppointmentRecord, calendar: SalonCalendar, { request, now }: MoveOptions): void {
  const params = deskMoveRefusal(calendar, row, now);
  if (params !== null && request.reason === '') throw refuse('MOVE_NEEDS_REASON', { params });
}
