import { Injectable } from '@nestjs/common';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { forgetMessages } from '../contact/forget-messages.js';
import { forgetReview } from '../reviews/forget-review.js';

/** Deletes a customer's review, which then no longer counts for the rating, and their messages to the salon. */
@Injectable()
export class DeleteCustomerData {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** A repeated call changes nothing. */
  async run({ id, email, verified }: Pick<Caller, 'id' | 'email' | 'verified'>): Promise<void> {
    await this.db.transaction(async (tx) => {
      await forgetReview(tx, id);
      if (verified) await forgetMessages(tx, this.outbox, email);
    });
  }
}
