import type { SalonSubjectName } from '@salon/contracts';
import type { EntityManager } from 'typeorm';

/**
 * One thing of the salon that admins change: how its state is read and written. A state is plain JSON and is compared
 * as a whole.
 */
export interface SalonSubject<State = unknown> {
  name: SalonSubjectName;
  /** The one lock of all that name it; left out where each thing has its own. */
  lock?: string;
  /** A recorded state with what states of today have beside it; left out where they are alike. */
  complete?(state: State): State;
  /** Null when there is none. */
  read(tx: EntityManager, id: string): Promise<State | null>;
  /** Null removes it. @throws DomainError when the salon cannot be so */
  write(tx: EntityManager, id: string, state: State | null, now: Date): Promise<void>;
}

const SUBJECT_LOCK = 3;

/** Until the transaction ends nobody else changes this one. Taken before any lock of a day. */
export async function lockSubject(
  tx: EntityManager,
  { name, lock }: Pick<SalonSubject, 'name' | 'lock'>,
  id: string,
): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(${SUBJECT_LOCK}, hashtext($1))`, [lock ?? `${name} ${id}`]);
}
