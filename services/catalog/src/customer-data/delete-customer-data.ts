import { Injectable } from '@nestjs/common';
import type { PersonKeys } from '@salon/contracts';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { deleteMessages } from '../contact/delete-messages.js';
import { deleteReview } from '../reviews/delete-review.js';

/** Deletes a customer's review, which then no longer counts for the rating, and their messages to the salon. */
@Injectable()
export class DeleteCustomerData {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  ofCaller({ id, email, verified }: Caller): Promise<void> {
    return this.run({ ids: [id], emails: verified ? [email] : [] });
  }

  /**
   * A repeated call changes nothing; rows are locked in one order.
   * @param emails of an account only when verified
   */
  async run({ ids, emails }: PersonKeys): Promise<void> {
    await this.db.transaction(async (tx) => {
      for (const id of [...ids].sort()) await deleteReview(tx, id);
      await this.deleteMessagesFrom(tx, emails);
    });
  }

  async messagesFrom(emails: readonly string[]): Promise<void> {
    await this.db.transaction((tx) => this.deleteMessagesFrom(tx, emails));
  }

  private async deleteMessagesFrom(tx: EntityManager, emails: readonly string[]): Promise<void> {
    for (const email of emails.filter(Boolean).sort()) await deleteMessages(tx, this.outbox, email);
  }
}
