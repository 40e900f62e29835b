import { Injectable } from '@nestjs/common';
import { Clock } from '@salon/kernel';
import { Job, type JobHandler } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { findAppointment } from '../appointments/appointments.queries.js';
import { releaseOverdue } from '../appointments/release-overdue.js';
import { inTransaction } from '../database/transaction.js';

/** Releases an unpaid hold at the moment it expires, independently of any request (decision C5). */
@Job('release-unpaid')
@Injectable()
export class ReleaseUnpaidJob implements JobHandler<{ id: string }> {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Does nothing to a visit that was paid or cancelled meanwhile.
   * @throws Error when the hold has not expired by this machine's clock, so that the queue retries a little later
   */
  async run({ id }: { id: string }): Promise<void> {
    await inTransaction(this.db, async (tx) => {
      const released = await releaseOverdue(tx, { id }, this.clock.now());
      if (released.length > 0) return;
      const held = await findAppointment(tx, `appointment."id" = $1 AND "status" = 'pending'`, [id]);
      if (held) throw new Error(`held until ${held.holdUntil?.toISOString()}`);
    });
  }
}
