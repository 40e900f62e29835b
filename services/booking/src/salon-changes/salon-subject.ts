import type { SalonSubjectName } from '@salon/contracts';
import type { EntityManager } from 'typeorm';

/**
 * A type of object that admins change: how its state is read and written. A state is plain JSON and is compared as a
 * whole.
 */
export interface SalonSubject<State = unknown> {
  name: SalonSubjectName;
  /** The lock that several types share; absent when each object has its own. */
  lock?: string;
  /** Completes a recorded state with what only current states have, for an undo that writes it back. */
  complete?(state: State, current: State | null): State;
  /** Null when there is none. */
  read(tx: EntityManager, id: string): Promise<State | null>;
  /** Null removes it. @throws DomainError for an impossible state */
  write(tx: EntityManager, id: string, state: State | null, now: Date): Promise<void>;
}

const SUBJECT_LOCK = 3;

/**
 * Locks this object against other changes until the transaction ends. Taken before any lock of a day, except for an
 * object with a new id (`block-time.ts`), for which nobody else waits.
 */
export async function lockSubject(
  tx: EntityManager,
  { name, lock }: Pick<SalonSubject, 'name' | 'lock'>,
  id: string,
): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(${SUBJECT_LOCK}, hashtext($1))`, [lock ?? `${name} ${id}`]);
}
