import { Injectable } from '@nestjs/common';
import { addMinutes } from '@salon/kernel';
import { Job, type JobHandler, type Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { CatalogClient } from '../catalog/catalog.client.js';

/** Minutes. Until then a review that is being written is stored, and a mistaken completion may have been undone. */
const DELAY = 1;

/** Adds the job for a visit that has just been completed; a client without an account has no review. */
export async function verifyReviewLater(
  tx: EntityManager,
  outbox: Outbox,
  { id, hasAccount }: Pick<AppointmentRecord, 'id' | 'hasAccount'>,
  now: Date,
): Promise<void> {
  if (hasAccount) await outbox.add(tx, 'verify-review', { id }, { runAt: addMinutes(now, DELAY) });
}

/** Tells the catalog that the customer of a completed visit has been here, for their review (decision B14). */
@Job('verify-review')
@Injectable()
export class VerifyReviewJob implements JobHandler<{ id: string }> {
  constructor(
    private readonly db: DataSource,
    private readonly catalog: CatalogClient,
  ) {}

  /** Does nothing when the completion was undone meanwhile. @throws while the catalog is away or older, to be retried */
  async run({ id }: { id: string }): Promise<void> {
    const [visit] = await this.db.query<{ customerId: string }[]>(
      `SELECT "customerId" FROM booking.appointment WHERE "id" = $1 AND "status" = 'completed'`,
      [id],
    );
    if (visit) await this.catalog.verifyReview(visit.customerId);
  }
}
