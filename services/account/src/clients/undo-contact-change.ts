import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type ClientContactChanged, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, markUndone } from '@salon/nest-kit';
import { assertUndoable } from '@salon/nest-kit/undo.rules';
import { DataSource } from 'typeorm';
import { retryOnConflict } from '../users/retry-on-conflict.js';
import { CLIENT_CHANGE_TABLE, contactChangeOf, lockContact } from './contact-changes.queries.js';
import { setContact } from './set-contact.js';

/** Restores the contact of a client to the state before a change; recorded as a change too. */
@Injectable()
export class UndoContactChange {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Whose contact a change is about. @throws DomainError `not_found` */
  async clientOf(id: string): Promise<string> {
    return (await contactChangeOf(this.db.manager, id)).clientId;
  }

  /**
   * @throws DomainError `not_found`; `conflict` when it is too late, already undone or changed again since, when another
   * person has the address by now, and for a person with an account by now
   */
  run(id: string, admin: Caller): Promise<ClientContactChanged> {
    return retryOnConflict(this.db, async (tx) => {
      const { clientId } = await contactChangeOf(tx, id);
      const current = await lockContact(tx, clientId);
      const { isOvertaken, before, after, ...action } = await contactChangeOf(tx, id);
      const now = this.clock.now();
      const isChanged = isOvertaken || !isDeepStrictEqual(current, after);
      assertUndoable(action, now, isChanged ? refuse('CONTACT_OVERTAKEN') : null);
      await markUndone(tx, CLIENT_CHANGE_TABLE, { id, undoneAt: now });
      return setContact(tx, { clientId, kind: 'undo', before: current, after: before, admin, now });
    });
  }
}
