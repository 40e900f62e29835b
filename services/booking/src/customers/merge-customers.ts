import { Injectable } from '@nestjs/common';
import { NO_NOTES, refuse, type SalonChange } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { asObject } from '../request/request.rules.js';
import { changeSalon } from '../salon-changes/change-salon.js';
import { combinedNotes, tooLong } from './customer-merge.rules.js';
import { customerMergeSubject, mergeId } from './customer-merge.subject.js';
import { notesOf } from './customer-notes.queries.js';
import { lockCustomerNotes } from './customer-notes.subject.js';
import { checkPerson, keepNotes, type NamedPerson } from './write-customer-notes.js';

/** Merges two records of one person: visits stay unchanged, notes are joined; an undo separates them again. */
@Injectable()
export class MergeCustomers {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @param body `kept` and `merged`, as the account service knows them
   * @throws DomainError `conflict` when they are the same record, one of them is already merged, or their notes do not
   * fit into one record
   */
  async run(body: unknown, admin: Caller): Promise<SalonChange> {
    const given = asObject(body);
    const [kept, merged] = [checkPerson(asObject(given.kept)), checkPerson(asObject(given.merged))];
    if (kept.ids.some((id) => merged.ids.includes(id))) throw refuse('MERGE_SAME');
    return inTransaction(this.db, async (tx) => {
      await lockCustomerNotes(tx); // Two opposite merges would create a cycle.
      for (const person of [kept, merged]) await assertNotMerged(tx, person);
      const [keptKey, mergedKey] = [await keepNotes(tx, kept), await keepNotes(tx, merged)];
      if (keptKey === mergedKey) throw refuse('MERGE_SAME');
      const theirs = await notesOf(tx, merged);
      return changeSalon(tx, customerMergeSubject, {
        id: mergeId(mergedKey, keptKey),
        facts: { kind: 'customerMerge', merged: merged.name, kept: kept.name },
        admin,
        now: this.clock.now(),
        next: (before) => {
          const notes = combinedNotes(before?.notes ?? NO_NOTES, theirs);
          const [label] = tooLong(notes);
          if (label !== undefined) throw refuse('MERGE_NOTES_LONG', { params: { label } });
          const into = { name: kept.name, email: merged.email, ids: [...merged.ids].sort() };
          return { into, notes, others: before?.others ?? [] };
        },
      });
    });
  }
}

async function assertNotMerged(tx: EntityManager, { ids, email, name }: NamedPerson): Promise<void> {
  const [found] = await tx.query<{ keptName: string }[]>(
    `SELECT "keptName" FROM booking.customer_merge WHERE "mergedId" = ANY($1) OR "email" = nullif($2, '') LIMIT 1`,
    [ids, email],
  );
  if (found) throw refuse('MERGE_MADE', { params: { name, into: found.keptName } });
}
