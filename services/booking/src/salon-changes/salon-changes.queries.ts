import { Injectable } from '@nestjs/common';
import type { SalonChange } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { undoableSince } from '@salon/nest-kit/undo.rules';
import { DataSource } from 'typeorm';
import { asSalonChange, type SalonChangeRecord } from './salon-change.view.js';

const LATEST = 'ORDER BY "number" DESC LIMIT 100';

@Injectable()
export class SalonChangesQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * The latest changes, newest first: of these parts of the salon within `UNDO_HOURS`, or of all, as pages of the
   * previous release ask.
   */
  async latest(subjects?: readonly string[]): Promise<SalonChange[]> {
    const rows = await (subjects === undefined
      ? this.db.query<SalonChangeRecord[]>(`SELECT * FROM booking.salon_change ${LATEST}`)
      : this.db.query<SalonChangeRecord[]>(
          `SELECT * FROM booking.salon_change WHERE "subject" = ANY($1) AND "at" > $2 ${LATEST}`,
          [subjects, undoableSince(this.clock.now())],
        ));
    return rows.map(asSalonChange);
  }
}
