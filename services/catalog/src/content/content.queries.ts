import { Injectable } from '@nestjs/common';
import type { ContentAct, ContentEntry } from '@salon/contracts';
import { DataSource } from 'typeorm';
import { type ActRow, asContentAct } from './act.view.js';
import { asContentEntry } from './content.view.js';
import type { FormShelf } from './shelf.js';

const NEWEST = 50;

@Injectable()
export class ContentQueries {
  constructor(private readonly db: DataSource) {}

  /** Every entry of a kind, archived ones too, in the order of the site. */
  async entries(shelf: FormShelf): Promise<ContentEntry[]> {
    return (await shelf.all(this.db.manager)).map((row) => asContentEntry(shelf, row));
  }

  /** What was done last, newest first. */
  async acts(): Promise<ContentAct[]> {
    const rows: ActRow[] = await this.db.query('SELECT * FROM catalog.act ORDER BY "at" DESC, id LIMIT $1', [NEWEST]);
    return rows.map(asContentAct);
  }
}
