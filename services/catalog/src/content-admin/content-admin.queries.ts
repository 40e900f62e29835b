import { Injectable } from '@nestjs/common';
import type { ContentAction, ContentItem } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { undoableSince } from '@salon/nest-kit/undo.rules';
import { DataSource } from 'typeorm';
import { asContentAction, type ContentActionRecord } from '../admin-actions/admin-action.view.js';
import { OBSTACLE } from '../admin-actions/obstacle.js';
import { SELECT } from '../admin-actions/record-admin-action.js';
import type { ContentType } from '../content-types/content-type.js';
import { asContentItem } from './item.view.js';

const NEWEST = 100;

@Injectable()
export class ContentAdminQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Every item of a type, archived ones too, in the order of the site. */
  async items(type: ContentType): Promise<ContentItem[]> {
    return (await type.all(this.db.manager)).map((row) => asContentItem(type, row));
  }

  /**
   * The newest admin actions on one type within `UNDO_HOURS`, newest first; without those that an obstacle keeps from
   * being undone, and the earlier ones of the same item.
   */
  async adminActions(name: string): Promise<ContentAction[]> {
    const rows = await this.db.query<ContentActionRecord[]>(
      `${SELECT} WHERE kind = $1 AND "at" > $2 AND NOT EXISTS (
         SELECT FROM catalog.act action
         WHERE action.kind = act.kind AND action."entryId" = act."entryId" AND action."at" >= act."at"
           AND ${OBSTACLE} IS NOT NULL)
       ORDER BY "at" DESC, id LIMIT ${NEWEST}`,
      [name, undoableSince(this.clock.now())],
    );
    return rows.map(asContentAction);
  }
}
