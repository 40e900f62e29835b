import { Injectable } from '@nestjs/common';
import type { ContentAction, ContentItem } from '@salon/contracts';
import { DataSource } from 'typeorm';
import { asContentAction, type ContentActionRecord } from '../admin-actions/admin-action.view.js';
import { SELECT } from '../admin-actions/record-admin-action.js';
import type { ContentType } from '../content-types/content-type.js';
import { asContentEntry } from './item.view.js';

const NEWEST = 50;

@Injectable()
export class ContentAdminQueries {
  constructor(private readonly db: DataSource) {}

  /** Every item of a type, archived ones too, in the order of the site. */
  async items(type: ContentType): Promise<ContentItem[]> {
    return (await type.all(this.db.manager)).map((row) => asContentEntry(type, row));
  }

  /** The newest admin actions, newest first. */
  async adminActions(): Promise<ContentAction[]> {
    const rows = await this.db.query<ContentActionRecord[]>(`${SELECT} ORDER BY "at" DESC, id LIMIT $1`, [NEWEST]);
    return rows.map(asContentAction);
  }
}
