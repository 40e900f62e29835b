import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { isObject, refuse, type SalonChange, type SalonFacts, type SalonSubjectName } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, isOvertaken, markUndone } from '@salon/nest-kit';
import { assertUndoable } from '@salon/nest-kit/undo.rules';
import { DataSource, type EntityManager } from 'typeorm';
import { closingSubject } from '../closing/closing.subject.js';
import { customerMergeSubject } from '../customers/customer-merge.subject.js';
import { customerNotesSubject } from '../customers/customer-notes.subject.js';
import { inTransaction } from '../database/transaction.js';
import { closureSubject, exceptionSubject, planSubject } from '../hours/hours-subjects.js';
import { noticeSubject } from '../open-tasks/notice.subject.js';
import { openingSubject } from '../opening/opening.subject.js';
import { policySubject } from '../policy-settings/policy.subject.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { recordChange, SALON_CHANGE_TABLE } from '../salon-changes/change-salon.js';
import { LATER } from '../salon-changes/salon-actions.queries.js';
import type { SalonChangeRecord } from '../salon-changes/salon-change.view.js';
import { lockSubject, type SalonSubject } from '../salon-changes/salon-subject.js';
import { mayUndo } from '../salon-changes/subject-needs.rules.js';
import { stylistOrder, stylistSubject } from '../stylists/stylist-subject.js';

/** All objects of the salon that can be changed and undone. */
const SUBJECTS: Readonly<Record<SalonSubjectName, SalonSubject>> = {
  plan: planSubject,
  exception: exceptionSubject,
  closure: closureSubject,
  stylist: stylistSubject,
  stylistOrder,
  policy: policySubject,
  opening: openingSubject,
  notice: noticeSubject,
  closing: closingSubject,
  customer: customerNotesSubject,
  customerMerge: customerMergeSubject,
};

/** Restores the state before a change of the salon. The undo is recorded as a change and can itself be undone. */
@Injectable()
export class UndoSalonChange {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not_found`; `forbidden` for what the caller could not have changed; `conflict` when it is too
   * late or the object has changed since
   */
  async run(id: string, admin: Caller): Promise<SalonChange> {
    const undone = await inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const found = await findChange(tx, id);
      if (!mayUndo(admin, found)) throw refuse('ADMIN_ONLY');
      const subject = SUBJECTS[found.subject];
      await lockSubject(tx, subject, found.subjectId);
      const change = await findChange(tx, id, 'FOR UPDATE'); // Again, under the lock of its subject.
      const hasLater = await isOvertaken(tx, SALON_CHANGE_TABLE, LATER, id);
      assertUndoable(change, now, hasLater ? refuse('ACT_OVERTAKEN') : null);
      const before = await subject.read(tx, change.subjectId);
      if (!isDeepStrictEqual(before, completed(subject, change.after, before))) throw refuse('ACT_OVERTAKEN');
      await subject.write(tx, change.subjectId, completed(subject, change.before, before), now);
      await markUndone(tx, SALON_CHANGE_TABLE, { id, undoneAt: now });
      const after = await subject.read(tx, change.subjectId);
      return recordChange(tx, subject, {
        id: change.subjectId,
        facts: undoneFacts(change.facts),
        title: change.title,
        admin,
        now,
        kind: 'undo',
        before,
        after,
      });
    });
    this.salon.invalidate();
    return undone;
  }
}

/** An undo of archiving a stylist restores them, and the other way round. */
function undoneFacts(facts: SalonFacts | null): SalonFacts | null {
  if (facts?.kind !== 'stylist' || facts.step === null) return facts;
  return { ...facts, step: facts.step === 'archived' ? 'restored' : 'archived' };
}

/** A field that a change of an older release did not know keeps its current value. */
function completed({ complete }: SalonSubject, recorded: unknown, current: unknown): unknown {
  const state = recorded === null || complete === undefined ? recorded : complete(recorded, current);
  return isObject(state) && isObject(current) ? { ...current, ...state } : state;
}

async function findChange(tx: EntityManager, id: string, lock: 'FOR UPDATE' | '' = ''): Promise<SalonChangeRecord> {
  const [change] = await tx.query<SalonChangeRecord[]>(`SELECT * FROM booking.salon_change WHERE "id" = $1 ${lock}`, [
    id,
  ]);
  if (!change) throw refuse('ACT_NOT_FOUND');
  return change;
}
