import { Injectable } from '@nestjs/common';
import { messages, type Site } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { DataSource } from 'typeorm';

@Injectable()
export class SiteQueries {
  constructor(private readonly db: DataSource) {}

  /** @throws DomainError `not_found` before the salon's settings were entered */
  async site(): Promise<Site> {
    const [row]: { value: Site }[] = await this.db.query('SELECT value FROM catalog.site');
    if (!row) throw new DomainError('not_found', 'SITE_NOT_SET', messages.notFound);
    return row.value;
  }
}
