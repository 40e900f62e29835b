import { Injectable } from '@nestjs/common';
import { type RecordedVisitChange, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { recordDeskAction } from '../admin-actions/record-admin-action.js';
import { lockReadable } from '../appointments/appointments.queries.js';
import { recordHistory } from '../appointments/record-changes.js';
import { inTransaction } from '../database/transaction.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { assertToCome } from './to-come.js';
import { allowOutsideHours } from './outside-hours.js';
import { isOutside } from './outside.rules.js';

/** An admin keeps a visit outside the hours: it is no longer an open task, and no mail is sent. */
@Injectable()
export class KeepAppointment {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not_found`; `conflict` for a visit that is not upcoming, or is within the hours */
  run(id: string, admin: Caller): Promise<RecordedVisitChange> {
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const row = await lockReadable(tx, id, admin);
      assertToCome(row, now);
      if (!isOutside(await this.salon.current(tx), row)) throw refuse('VISIT_WITHIN_HOURS');
      await allowOutsideHours(tx, row);
      const cause = { kind: 'kept_outside_hours' } as const;
      await recordHistory(tx, row, { actor: 'admin', actorId: admin.id, cause, now });
      return recordDeskAction(tx, { kind: 'keep', admin, before: row, after: row, now });
    });
  }
}
