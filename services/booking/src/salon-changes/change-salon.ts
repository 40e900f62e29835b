import type { SalonChange, SalonFacts } from '@salon/contracts';
import { type AdminActionTable, assertVersion, type Caller, insertAdminAction } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { formerTitleOf } from './former-title.rules.js';
import { asSalonChange, effectOf } from './salon-change.view.js';
import { lockSubject, type SalonSubject } from './salon-subject.js';

export const SALON_CHANGE_TABLE: AdminActionTable = { name: 'booking.salon_change' };

interface NewSalonChange<State> {
  id: string;
  /** For the list of changes. */
  facts: SalonFacts;
  admin: Caller;
  now: Date;
  /** The edited version; absent for a new object. */
  version?: unknown;
  /** The requested state; null removes the object. */
  next(before: State | null): State | null;
}

/**
 * Changes an object of the salon and records its state before and after, in the caller's transaction.
 * @throws DomainError `conflict` `CHANGED_MEANWHILE` with `data.current` when `version` is not the current one
 */
export async function changeSalon<State>(
  tx: EntityManager,
  subject: SalonSubject<State>,
  change: NewSalonChange<State>,
): Promise<SalonChange> {
  const { id } = change;
  await lockSubject(tx, subject, id);
  const before = await subject.read(tx, id);
  if ('version' in change) assertVersion(change.version, before);
  await subject.write(tx, id, change.next(before), change.now);
  const after = await subject.read(tx, id);
  const title = formerTitleOf(change.facts);
  return recordChange(tx, subject, { ...change, title, kind: effectOf({ before, after }), before, after });
}

/** @param change with the states read back from the database */
export async function recordChange(
  tx: EntityManager,
  { name: subject }: Pick<SalonSubject, 'name'>,
  change: Pick<NewSalonChange<unknown>, 'id' | 'admin' | 'now'> & {
    kind: SalonChange['kind'];
    facts: SalonFacts | null;
    title: string;
    before: unknown;
    after: unknown;
  },
): Promise<SalonChange> {
  const own = { subject, subjectId: change.id, facts: change.facts, title: change.title };
  return asSalonChange({ ...(await insertAdminAction(tx, SALON_CHANGE_TABLE, change, own)), ...own });
}
