import type { RecordedVisitChange } from '@salon/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { assertVersion, type Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { recordDeskAction } from '../admin-actions/record-admin-action.js';
import { lockReadable } from '../appointments/appointments.queries.js';
import { recordDeskState } from '../appointments/record-changes.js';
import { inTransaction } from '../database/transaction.js';
import { asObject, checkNote } from '../request/request.rules.js';

/** The desk's note about a visit; its customer never sees it. */
@Injectable()
export class WriteNote {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid`, `not_found`; `conflict` with the current note when another user changed it */
  async run(id: string, body: unknown, admin: Caller): Promise<RecordedVisitChange> {
    const { text, version } = asObject(body);
    const note = checkNote(text, 'text');
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const before = await lockReadable(tx, id, admin);
      assertVersion(version, before.note);
      const by = { actorId: admin.id, cause: { kind: 'note' }, now } as const;
      const after = await recordDeskState(tx, before, { note }, by);
      return recordDeskAction(tx, { kind: 'note', admin, before, after, now });
    });
  }
}
