import { Injectable } from '@nestjs/common';
import type { SalonChange } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { undoableSince } from '@salon/nest-kit/undo.rules';
import { DataSource } from 'typeorm';
import { asSalonChange, type SalonChangeRecord } from './salon-change.view.js';

const SHOWN = 100;

@Injectable()
export class SalonChangesQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * The changes of these parts of the salon within `UNDO_HOURS`, newest first; without parts, as pages of the previous
   * release ask, the latest 100 of all.
   */
  async latest(subjects?: readonly string[]): Promise<SalonChange[]> {
    const rows = await (subjects === undefined
      ? this.db.query<SalonChangeRecord[]>('SELECT * FROM booking.salon_change ORDER BY "number" DESC LIMIT $1', [
          SHOWN,
        ])
      : this.db.query<SalonChangeRecord[]>(
          'SELECT * FROM booking.salon_change WHERE "subject" = ANY($1) AND "at" > $2 ORDER BY "number" DESC',
          [subjects, undoableSince(this.clock.now())],
        ));
    return rows.map(asSalonChange);
  }
}
