import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type ChangedStaff, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, markUndone, type Visitor } from '@salon/nest-kit';
import { assertUndoable } from '@salon/nest-kit/undo.rules';
import { DataSource } from 'typeorm';
import { setStaffState } from './set-staff-state.js';
import { lockOwners, lockStaff, staffActionOf, TABLE } from './staff.queries.js';
import { staffRefusal } from './staff.rules.js';
import { stateOf } from './staff.view.js';

/** Restores role and access of a person to the state before an action; recorded as an action too. */
@Injectable()
export class UndoStaffChange {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not_found`; `conflict` when it is too late, already undone, about oneself, or changed again
   * since
   */
  run(caller: Caller, id: string, visitor: Visitor): Promise<ChangedStaff> {
    return this.db.transaction(async (tx) => {
      const owners = await lockOwners(tx);
      const { personId } = await staffActionOf(tx, id);
      const refused = staffRefusal({ owners, actorId: caller.id, personId });
      if (refused) throw refused;
      const row = await lockStaff(tx, personId);
      const action = await staffActionOf(tx, id);
      const now = this.clock.now();
      const isOvertaken = action.isOvertaken || !isDeepStrictEqual(stateOf(row), action.after);
      assertUndoable(action, now, isOvertaken ? refuse('STAFF_OVERTAKEN') : null);
      await markUndone(tx, TABLE, { id, undoneAt: now });
      return setStaffState(tx, row, action.before, { caller, visitor, now });
    });
  }
}
