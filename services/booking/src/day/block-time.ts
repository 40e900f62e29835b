import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type HoursExceptionState, refuse, type SalonChange, type SalonFacts } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, versionOf } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { exceptionFacts } from '../hours/hours-change.rules.js';
import { exceptionSubject } from '../hours/hours-subjects.js';
import { bookingWindowOf, stylistById } from '../salon/calendar.rules.js';
import { deskWindowOf } from '../salon/desk-window.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { spanOfHours } from '../salon/stored-hours.rules.js';
import { changeSalon } from '../salon-changes/change-salon.js';
import { lockDays } from '../slots/day-lock.js';
import { isTakenDuring, takenOn } from '../slots/taken.queries.js';
import { checkBlock } from './desk-request.js';
import { findConflict } from './conflict.queries.js';

/**
 * Blocks a part of a stylist's day for bookings, with a reason, and unblocks it. A block is an exception of the hours.
 */
@Injectable()
export class BlockTime {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid`; `conflict` that names the conflicting visit */
  async block(body: unknown, admin: Caller): Promise<SalonChange> {
    const now = this.clock.now();
    const { settings } = await this.salon.calendar();
    const { date, startTime, endTime, stylistId, reason } = checkBlock(body, deskWindowOf(now, settings));
    const hours = { start: startTime, end: endTime };
    const exception: HoursExceptionState = { stylistId, kind: 'block', from: date, to: date, hours, note: reason };
    return this.change((tx) => this.write(tx, exception, admin, now));
  }

  /** Removes a block. @throws DomainError `not_found` for time that the desk has not blocked */
  free(id: string, admin: Caller): Promise<SalonChange> {
    const now = this.clock.now();
    return this.change(async (tx) => {
      const block = await exceptionSubject.read(tx, id);
      if (block?.kind !== 'block') throw refuse('BLOCK_NOT_FOUND');
      const facts = await this.factsOf(tx, block);
      return changeSalon(tx, exceptionSubject, { id, facts, admin, now, version: versionOf(block), next: () => null });
    });
  }

  private async change(run: (tx: EntityManager) => Promise<SalonChange>): Promise<SalonChange> {
    const done = await inTransaction(this.db, run);
    this.salon.invalidate();
    return done;
  }

  private async write(
    tx: EntityManager,
    exception: HoursExceptionState,
    admin: Caller,
    now: Date,
  ): Promise<SalonChange> {
    await lockDays(tx, [exception.from]);
    const facts = await this.factsOf(tx, exception);
    await this.assertUnbooked(tx, exception, now);
    const id = randomUUID();
    return changeSalon(tx, exceptionSubject, {
      id,
      facts,
      admin,
      now,
      version: versionOf(null),
      next: () => exception,
    });
  }

  /** Names what is in the way; `exceptionSubject` checks it again for an undo. */
  private async assertUnbooked(
    tx: EntityManager,
    { from: date, stylistId, hours }: HoursExceptionState,
    now: Date,
  ): Promise<void> {
    const span = spanOfHours(hours);
    const taken = await takenOn(tx, date, { now, customerId: null });
    if (!isTakenDuring(taken, stylistId, span)) return;
    const calendar = await this.salon.current(tx);
    const day = { calendar, date, taken, window: bookingWindowOf(now, calendar.settings) };
    const wanted = { stylistId, span: { ...span, busy: [span] }, exceptId: null, now };
    const visit = { minutes: span.end - span.start, busy: [span], serviceIds: [] };
    throw refuse('DESK_PLACE_TAKEN', { params: await findConflict(tx, day, visit, wanted), data: { places: [] } });
  }

  /** @throws DomainError `invalid` for an unknown stylist */
  private async factsOf(tx: EntityManager, exception: HoursExceptionState): Promise<SalonFacts> {
    const { name } = stylistById(await this.salon.current(tx), exception.stylistId);
    return exceptionFacts(exception, () => name);
  }
}
