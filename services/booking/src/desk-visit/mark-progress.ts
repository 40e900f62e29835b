import { Injectable } from '@nestjs/common';
import { type RecordedVisitChange, refuse, VISIT_PROGRESS, type VisitProgress } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { recordDeskAction } from '../admin-actions/record-admin-action.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockReadable } from '../appointments/appointments.queries.js';
import { type DeskState, recordDeskState } from '../appointments/record-changes.js';
import { inTransaction } from '../database/transaction.js';
import { asObject, checkChoice } from '../request/request.rules.js';
import { todayOf } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { progressRefusal } from './desk-visit.rules.js';

/** Notes that a customer has arrived, or that the visit has begun; can be undone. */
@Injectable()
export class MarkProgress {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid`, `not_found`, `conflict` */
  async run(id: string, body: unknown, admin: Caller): Promise<RecordedVisitChange> {
    const to = checkChoice(asObject(body).to, VISIT_PROGRESS, 'to');
    const now = this.clock.now();
    const today = todayOf(now, (await this.salon.calendar()).settings);
    return inTransaction(this.db, async (tx) => {
      const before = await lockReadable(tx, id, admin);
      return markProgress(tx, before, { to, today }, { admin, now });
    });
  }
}

/** Notes a step of a locked visit. @throws DomainError `conflict` */
export async function markProgress(
  tx: EntityManager,
  before: AppointmentRecord,
  { to, today }: { to: VisitProgress; today: string },
  { admin, now }: { admin: Caller; now: Date },
): Promise<RecordedVisitChange> {
  const params = progressRefusal(before, to, today);
  if (params !== null) throw refuse('PROGRESS_REFUSED', { params });
  const by = { actorId: admin.id, cause: { kind: 'progress', step: to }, now } as const;
  const after = await recordDeskState(tx, before, STEPS[to](before, now), by);
  return recordDeskAction(tx, { kind: 'progress', admin, before, after, now });
}

/** What each step stores. A customer being served has arrived, even without a note of it. */
const STEPS: Readonly<Record<VisitProgress, (row: AppointmentRecord, now: Date) => DeskState>> = {
  arrived: (_row, now) => ({ arrivedAt: now }),
  started: ({ arrivedAt }, now) => ({ arrivedAt: arrivedAt ?? now, startedAt: now }),
};
