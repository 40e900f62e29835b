import { Injectable } from '@nestjs/common';
import type { SalonChange, SalonSubjectName } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { undoableSince } from '@salon/nest-kit/undo.rules';
import { DataSource } from 'typeorm';
import { creationObstacle } from './created-stylist.js';
import { LATER } from './salon-actions.queries.js';
import { asSalonChange, type SalonChangeRecord } from './salon-change.view.js';

@Injectable()
export class SalonChangesQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * The latest changes of these parts of the salon within `UNDO_HOURS`, newest first, without those that something
   * keeps from being undone.
   */
  async latest(subjects: readonly string[]): Promise<SalonChange[]> {
    const rows = await this.db.query<SalonChangeRecord[]>(
      `SELECT * FROM booking.salon_change action
       WHERE "subject" = ANY($1) AND "at" > $2 AND NOT EXISTS (${LATER}) AND ${creationObstacle('$2')} IS NULL
       ORDER BY "number" DESC LIMIT 100`,
      [subjects, undoableSince(this.clock.now())],
    );
    return rows.map(asSalonChange);
  }

  /** What a change is about; null for an unknown id. */
  async subjectOf(id: string): Promise<SalonSubjectName | null> {
    const [change] = await this.db.query<{ subject: SalonSubjectName }[]>(
      'SELECT "subject" FROM booking.salon_change WHERE "id" = $1',
      [id],
    );
    return change?.subject ?? null;
  }
}
