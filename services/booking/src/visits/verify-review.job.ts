import { Injectable } from '@nestjs/common';
import { addMinutes } from '@salon/kernel';
import { Cron, Job, type JobHandler, type Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { CatalogClient } from '../catalog/catalog.client.js';

/** Until then a review that is being written is stored, and a mistaken completion may have been undone. */
const DELAY_MINUTES = 1;

/** Adds the job for a visit that has just been completed; a client without an account has no review. */
export async function verifyReviewLater(
  tx: EntityManager,
  outbox: Outbox,
  { id, hasAccount }: Pick<AppointmentRecord, 'id' | 'hasAccount'>,
  now: Date,
): Promise<void> {
  if (hasAccount) await outbox.add(tx, 'verify-review', { id }, { runAt: addMinutes(now, DELAY_MINUTES) });
}

/**
 * Tells the catalog that the customer of a completed visit has been here, for their review (decision B14). Without a
 * visit, once a day, it does so for reviews that were written while this service was away.
 */
@Job('verify-review')
@Cron('0 20 * * *')
@Injectable()
export class VerifyReviewJob implements JobHandler<{ id?: string }> {
  constructor(
    private readonly db: DataSource,
    private readonly catalog: CatalogClient,
  ) {}

  /**
   * Does nothing when the completion was undone meanwhile.
   * @throws while the catalog is away or older, to be retried
   */
  async run({ id }: { id?: string }): Promise<void> {
    const authors = id === undefined ? await this.catalog.unverifiedAuthors() : [];
    const visits = await this.db.query<{ customerId: string }[]>(
      `SELECT DISTINCT "customerId" FROM booking.appointment
       WHERE ("id" = $1 OR "customerId" = ANY($2::uuid[])) AND "status" = 'completed'`,
      [id, authors],
    );
    for (const { customerId } of visits) await this.catalog.verifyReview(customerId);
  }
}
