import { Injectable } from '@nestjs/common';
import { refuse, SALON, type Site, type SiteContent } from '@salon/contracts';
import { type LocalDay, toLocal } from '@salon/kernel';
import { PublicReads } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

/** SQL for the visible items of a table, in order, without null columns; `table` is a constant, never input. */
const listOf = (table: string): string => `
  coalesce((
    SELECT jsonb_agg(
      jsonb_strip_nulls(to_jsonb(item) - 'id' - 'position' - 'archivedAt') ORDER BY item.position, item.id)
    FROM catalog.${table} item WHERE item."archivedAt" IS NULL), '[]')`;

const SITE = 'SELECT value, zone FROM catalog.site';

function asSite([row]: { value: Site; zone: string }[]): Site {
  if (!row) throw refuse('SITE_NOT_SET');
  return { ...row.value, zone: row.zone };
}

@Injectable()
export class SiteQueries {
  constructor(
    private readonly db: DataSource,
    private readonly reads: PublicReads,
  ) {}

  /**
   * From the replica if possible, for guests. @throws DomainError `not_found` when the settings have not been seeded
   */
  async site(): Promise<Site> {
    return asSite(await this.reads.query(SITE));
  }

  /** From the primary. @throws DomainError `not_found` as `site` does */
  async siteNow(): Promise<Site> {
    return asSite(await this.db.query(SITE));
  }

  /** The salon's day at an instant. */
  async dayAt(at: Date): Promise<LocalDay> {
    const [row]: { zone: string }[] = await this.reads.query('SELECT zone FROM catalog.site');
    return toLocal(at, row?.zone ?? SALON.zone).day;
  }

  /** The texts of /about and /faq, in one statement. */
  async content(): Promise<SiteContent> {
    const [row]: { content: SiteContent }[] = await this.reads.query(`
      SELECT jsonb_build_object(
        'about', coalesce((SELECT value->'about' FROM catalog.site), '{"headline": "", "story": []}'),
        'faq', ${listOf('faq_entry')},
        'team', ${listOf('team_member')},
        'statistics', ${listOf('statistic')},
        'values', ${listOf('value_card')}) AS content`);
    return (row as { content: SiteContent }).content;
  }
}
