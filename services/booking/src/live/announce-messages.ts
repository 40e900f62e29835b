import { Injectable } from '@nestjs/common';
import type { DeskSubject } from '@salon/contracts';
import { DataSource } from 'typeorm';

const SUBJECT: DeskSubject = 'message';

/**
 * Notifies the desk of changed contact messages, which the catalog stores; triggers announce all other changes
 * (ADR-0050).
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
