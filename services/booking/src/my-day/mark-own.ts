import { Injectable } from '@nestjs/common';
import { OWN_STEPS, type OwnStep, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockAppointment } from '../appointments/appointments.queries.js';
import { inTransaction } from '../database/transaction.js';
import { markProgress } from '../desk-visit/mark-progress.js';
import { asObject, checkChoice } from '../request/request.rules.js';
import { todayOf } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { UndoAdminAction } from '../undo/undo-admin-action.js';
import { changeStatus } from '../visits/change-status.js';
import { ownStylist } from './own-stylist.queries.js';
import { stepOf } from './own-visit.rules.js';

/** Steps that a stylist notes for their own visits of today, and their undo. Anything else is not found for them. */
@Injectable()
export class MarkOwn {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly undoAdminAction: UndoAdminAction,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid`; `not_found` for a visit that is not theirs today; `conflict` */
  async run(id: string, body: unknown, caller: Caller): Promise<void> {
    const to = checkChoice(asObject(body).to, OWN_STEPS, 'to');
    const { now, today } = await this.today();
    await inTransaction(this.db, async (tx) => {
      const row = await lockAppointment(tx, id);
      const own = await ownStylist(tx, caller);
      if (!row || row.stylistId !== own?._id || row.day !== today) throw refuse('OWN_VISIT_NOT_FOUND');
      await this.mark(tx, row, { to, caller, now, today });
    });
  }

  /** @throws DomainError `not_found` unless it is their own step of today; `conflict` with the reason */
  async takeBack(actionId: string, caller: Caller): Promise<void> {
    const { today } = await this.today();
    const own = await ownStylist(this.db, caller);
    await this.undoAdminAction.run(
      actionId,
      caller,
      (act, row) =>
        act.adminId === caller.id && stepOf(act) !== null && row.stylistId === own?._id && row.day === today,
    );
  }

  private async mark(
    tx: EntityManager,
    row: AppointmentRecord,
    { to, caller, now, today }: { to: OwnStep; caller: Caller; now: Date; today: string },
  ): Promise<void> {
    if (to === 'done') await changeStatus(tx, this.outbox, row, { caller, to: 'completed', reason: null, now });
    else await markProgress(tx, row, { to, today }, { admin: caller, now });
  }

  private async today(): Promise<{ now: Date; today: string }> {
    const now = this.clock.now();
    const { settings } = await this.salon.calendar();
    return { now, today: todayOf(now, settings) };
  }
}
