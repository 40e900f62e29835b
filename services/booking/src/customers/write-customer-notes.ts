import {
  CUSTOMER_NOTES,
  type CustomerNotes,
  type CustomerNotesChanged,
  fieldProblems,
  isUuid,
  NO_NOTES,
  refuse,
} from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller } from '@salon/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { asObject, invalid } from '../request/request.rules.js';
import { changeSalon } from '../salon-changes/change-salon.js';
import { asVersioned, notesKeyOf, type Person } from './customer-notes.queries.js';
import { customerNotesSubject, lockCustomerNotes } from './customer-notes.subject.js';

export type NamedPerson = Person & { name: string };

/** Saves the notes about a customer (allergies, preferences and others); the change can be undone. */
@Injectable()
export class WriteCustomerNotes {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @param body the person as the account service knows them, the changed fields, and the edited version
   * @throws DomainError `invalid` by field; `conflict` when `version` is not the current one
   */
  async run(body: unknown, admin: Caller): Promise<CustomerNotesChanged> {
    const { ids, email, name, version, ...fields } = asObject(body);
    const person = checkPerson({ ids, email, name });
    const changed = checkNotes(fields);
    return inTransaction(this.db, async (tx) => {
      await lockCustomerNotes(tx); // While it waits for the lock, the record may be merged or separated.
      const id = await keepNotes(tx, person);
      const change = await changeSalon(tx, customerNotesSubject, {
        id,
        facts: { kind: 'customer', name: person.name },
        admin,
        now: this.clock.now(),
        version,
        next: (before) => ({ ...(before ?? NO_NOTES), ...changed }),
      });
      const notes = await customerNotesSubject.read(tx, id);
      return { notes: asVersioned(notes ?? NO_NOTES), change };
    });
  }
}

/**
 * The id of the person's row, which gets the current address unless they are merged. The caller has locked the
 * customers.
 */
export async function keepNotes(tx: EntityManager, person: Person): Promise<string> {
  const id = await notesKeyOf(tx, person);
  await tx.query(
    `INSERT INTO booking.customer_note ("customerId", "email") VALUES ($1, nullif($2, ''))
     ON CONFLICT ("customerId") DO UPDATE
     SET "email" = CASE WHEN $1 = ANY($3::uuid[]) THEN excluded."email" ELSE customer_note."email" END`,
    [id, person.email, person.ids],
  );
  return id;
}

export function checkPerson({ ids, email, name }: Record<string, unknown>): NamedPerson {
  const isPerson = Array.isArray(ids) && ids.length > 0 && ids.every(isUuid);
  if (!isPerson || typeof email !== 'string' || typeof name !== 'string') throw invalid('ids', { reason: 'request' });
  return { ids, email, name };
}

function checkNotes(fields: Record<string, unknown>): Partial<CustomerNotes> {
  const errors = fieldProblems(CUSTOMER_NOTES, fields, false);
  if (Object.keys(errors).length > 0) throw refuse('VALIDATION', { errors });
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value).trim()]));
}
