import { Injectable } from '@nestjs/common';
import { messages, type Site, type SiteContent } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { DataSource } from 'typeorm';

/** The entries of a table of ours that guests see, in order; a text that is not there is left out. */
const listOf = (table: string): string =>
  `coalesce((SELECT jsonb_agg(jsonb_strip_nulls(to_jsonb(entry) - 'id' - 'position' - 'archivedAt') ORDER BY entry.position, entry.id) FROM catalog.${table} entry WHERE entry."archivedAt" IS NULL), '[]')`;

@Injectable()
export class SiteQueries {
  constructor(private readonly db: DataSource) {}

  /** @throws DomainError `not_found` before the salon's settings were entered */
  async site(): Promise<Site> {
    const [row]: { value: Site }[] = await this.db.query('SELECT value FROM catalog.site');
    if (!row) throw new DomainError('not_found', 'SITE_NOT_SET', messages.notFound);
    return row.value;
  }

  /** What /about and /faq tell, in one statement. */
  async content(): Promise<SiteContent> {
    const [row]: { content: SiteContent }[] = await this.db.query(`
      SELECT jsonb_build_object(
        'about', coalesce((SELECT value->'about' FROM catalog.site), '{"headline": "", "story": []}'),
        'faq', ${listOf('faq_entry')}, 'team', ${listOf('team_member')}, 'statistics', ${listOf('statistic')}, 'values', ${listOf('value_card')}) AS content`);
    return (row as { content: SiteContent }).content;
  }
}
