import { Injectable } from '@nestjs/common';
import type { DeskSubject } from '@salon/contracts';
import { DataSource } from 'typeorm';

const SUBJECT: DeskSubject = 'message';

/**
 * Tells the desk that messages of the contact page have changed, which the catalog keeps; all else is announced by
 * triggers (ADR-0050).
 */
@Injectable()
export class AnnounceMessages {
  constructor(private readonly db: DataSource) {}

  async run(): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.query('INSERT INTO booking.desk_change ("subject", "day") VALUES ($1, NULL)', [SUBJECT]);
      await tx.query(`SELECT pg_notify('booking_desk_change', '')`);
    });
  }
}
