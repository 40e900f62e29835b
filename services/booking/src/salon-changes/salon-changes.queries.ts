import { Injectable } from '@nestjs/common';
import type { SalonChange } from '@salon/contracts';
import { DataSource } from 'typeorm';
import { asSalonChange, type SalonChangeRecord } from './salon-change.view.js';

const SHOWN = 100;

@Injectable()
export class SalonChangesQueries {
  constructor(private readonly db: DataSource) {}

  /** The latest changes, newest first; 100 at most. */
  async latest(): Promise<SalonChange[]> {
    const rows = await this.db.query<SalonChangeRecord[]>(
      'SELECT * FROM booking.salon_change ORDER BY "number" DESC LIMIT $1',
      [SHOWN],
    );
    return rows.map(asSalonChange);
  }
}
