import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { invalid } from '../request/request.rules.js';
import { lockCustomerNotes } from './customer-notes.subject.js';
import { keepNotes } from './write-customer-notes.js';

const MERGES = `UPDATE booking.customer_merge SET "email" = nullif($2, '') WHERE "mergedId" = $1`;
const NOTES = `UPDATE booking.customer_note SET "email" = nullif($2, '') WHERE "customerId" = $1`;

/**
 * Stores the corrected address of a client, so that whoever registers with it is that client. Visits keep the address
 * that they were booked with.
 */
@Injectable()
export class ChangeAddress {
  constructor(private readonly db: DataSource) {}

  /**
   * A repeated call changes nothing.
   * @param email '' for none
   * @throws DomainError `invalid`
   */
  async run(clientId: string, email: unknown): Promise<void> {
    if (typeof email !== 'string') throw invalid('email', { reason: 'request' });
    await inTransaction(this.db, async (tx) => {
      await lockCustomerNotes(tx);
      for (const statement of [MERGES, NOTES]) await tx.query(statement, [clientId, email]);
      await keepNotes(tx, { ids: [clientId], email });
    });
  }
}
