import { Injectable } from '@nestjs/common';
import { refuse, type Site, type SiteContent } from '@salon/contracts';
import { DataSource } from 'typeorm';

/** SQL for the visible items of a table, in order, without null columns; `table` is a constant, never input. */
const listOf = (table: string): string =>
  `coalesce((SELECT jsonb_agg(jsonb_strip_nulls(to_jsonb(item) - 'id' - 'position' - 'archivedAt') ORDER BY item.position, item.id) FROM catalog.${table} item WHERE item."archivedAt" IS NULL), '[]')`;

@Injectable()
export class SiteQueries {
  constructor(private readonly db: DataSource) {}

  /** @throws DomainError `not_found` when the settings have not been seeded */
  async site(): Promise<Site> {
    const [row]: { value: Site }[] = await this.db.query('SELECT value FROM catalog.site');
    if (!row) throw refuse('SITE_NOT_SET');
    return row.value;
  }

  /** The texts of /about and /faq, in one statement. */
  async content(): Promise<SiteContent> {
    const [row]: { content: SiteContent }[] = await this.db.query(`
      SELECT jsonb_build_object(
        'about', coalesce((SELECT value->'about' FROM catalog.site), '{"headline": "", "story": []}'),
        'faq', ${listOf('faq_entry')}, 'team', ${listOf('team_member')}, 'statistics', ${listOf('statistic')}, 'values', ${listOf('value_card')}) AS content`);
    return (row as { content: SiteContent }).content;
  }
}
