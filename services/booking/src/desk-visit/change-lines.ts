import { Injectable } from '@nestjs/common';
import { MAX_PRICE, type RecordedVisitChange, refuse } from '@salon/contracts';
import { type Cents, Clock, minutesOf } from '@salon/kernel';
import { assertVersion, type Caller } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { recordDeskAction } from '../admin-actions/record-admin-action.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockWithDays } from '../appointments/lock-with-days.js';
import { recordDeskState } from '../appointments/record-changes.js';
import { releaseOverdue } from '../appointments/release-overdue.js';
import { CatalogClient } from '../catalog/catalog.client.js';
import { serviceRefusal } from '../catalog/offered.rules.js';
import { inTransaction } from '../database/transaction.js';
import { asObject, checkLines, checkReason, exactCents, invalid } from '../request/request.rules.js';
import { assertAsQuoted, type Quoted } from '../request/quoted.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { busyOf, occupied, storedBusy } from '../slots/busy.rules.js';
import { isDoubleBooked } from '../slots/double-booking.js';
import { obstacleAt } from '../slots/obstacle.queries.js';
import { visitTime } from '../slots/visit-time.rules.js';
import { checkLength, minutesOfLines } from '../slots/visit-length.rules.js';
import {
  agreedReasons,
  linesAsWanted,
  linesCause,
  linesRefusal,
  totalOf,
  type WantedLine,
} from './changed-lines.rules.js';
import { linesState } from './visit-lines.view.js';

type Menu = Awaited<ReturnType<CatalogClient['lookup']>>;

interface Change {
  wanted: WantedLine[];
  menu: Menu;
  version: unknown;
  isMeant: boolean;
  zone: string;
  quoted: Quoted;
}

/**
 * Changes the services of a visit during the visit. It can only become longer while its stylist is free: the exclusion
 * constraint decides, as for every booking.
 */
@Injectable()
export class ChangeLines {
  constructor(
    private readonly db: DataSource,
    private readonly catalog: CatalogClient,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `invalid`, `not_found`; `conflict` when another user changed them, when the time is taken, or
   * when more was paid
   */
  async run(id: string, body: unknown, admin: Caller): Promise<RecordedVisitChange> {
    const { services, version, overpaid, total, minutes } = asObject(body);
    const wanted = checkWanted(services);
    const menu = await this.catalog.lookup(wanted.map(({ serviceId }) => serviceId));
    const { zone } = (await this.salon.calendar()).settings;
    const change: Change = { wanted, menu, version, isMeant: overpaid === true, zone, quoted: { total, minutes } };
    try {
      return await inTransaction(this.db, (tx) => this.change(tx, id, change, admin));
    } catch (error) {
      if (isDoubleBooked(error)) throw refuse('LINES_REFUSED', { params: { reason: 'inTheWay' }, cause: error });
      throw error;
    }
  }

  private async change(tx: EntityManager, id: string, change: Change, admin: Caller): Promise<RecordedVisitChange> {
    const now = this.clock.now();
    const before = await lockWithDays(tx, id, admin);
    assertVersion(change.version, linesState(before));
    assertNewServicesOffered(before, change);
    const lines = linesAsWanted(before, change.wanted, change.menu);
    const minutes = checkLength(minutesOfLines(lines));
    const totalCents = totalOf(before, lines);
    assertAsQuoted(change.quoted, { totalCents, minutes });
    const params = linesRefusal(before, lines, change.isMeant);
    if (params !== null) throw refuse('LINES_REFUSED', { params });
    await releaseOverdue(tx, { day: before.day }, now);
    const { endTime, endsAt } = visitTime(before.day, before.startTime, minutes, change.zone);
    const timings = lines.map((line) => ({ ...change.menu.get(line.serviceId), ...line }));
    const state = { lines, minutes, busy: storedBusy(busyOf(timings), minutes), totalCents, endTime, endsAt };
    await assertFree(tx, before, { ...before, ...state }, now);
    const why = { cause: linesCause(lines, totalCents), reason: agreedReasons(before.lines, lines) };
    const after = await recordDeskState(tx, before, state, { actorId: admin.id, ...why, now });
    return recordDeskAction(tx, { kind: 'lines', admin, before, after, now });
  }
}

/** @throws DomainError `conflict` that names what is in the way of the changed visit */
async function assertFree(
  tx: EntityManager,
  before: AppointmentRecord,
  visit: AppointmentRecord,
  now: Date,
): Promise<void> {
  const { id, day: date, stylistId, stylistName: name } = visit;
  const found = await obstacleAt(tx, { date, stylistId, busy: occupied(visit), exceptId: id, now });
  if (!found) return;
  const isInAddedTime = visit.minutes > before.minutes && found.start >= minutesOf(before.endTime);
  const params = { ...found.obstacle, name, ...(isInAddedTime && { minutes: found.missing }) };
  throw refuse('LINES_REFUSED', { params });
}

/** Booked services may be archived since; new ones must be offered. */
function assertNewServicesOffered({ lines }: AppointmentRecord, { wanted, menu }: Change): void {
  const booked = new Set(lines.map(({ serviceId }) => serviceId));
  for (const { serviceId } of wanted) {
    const refusal = booked.has(serviceId) ? null : serviceRefusal(menu.get(serviceId));
    if (refusal) throw refusal;
  }
}

function checkWanted(services: unknown): WantedLine[] {
  const lines = checkLines(services);
  return lines.map(({ service, quantity }, at) => {
    const { price, reason } = asObject((services as unknown[])[at]);
    return {
      serviceId: service,
      quantity,
      reason: checkReason(reason),
      ...(price !== undefined && { priceCents: checkPrice(price) }),
    };
  });
}

function checkPrice(value: unknown): Cents {
  const cents = exactCents(value, MAX_PRICE * 100);
  if (cents === null || cents < 0) throw invalid('price', { reason: 'request' });
  return cents;
}
