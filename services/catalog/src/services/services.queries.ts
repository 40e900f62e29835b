import { Injectable } from '@nestjs/common';
import type { Category, PricedService, SalonService } from '@salon/contracts';
import { prepared, PublicReads } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { asPricedService, asSalonService, type ServiceRow } from './service.view.js';

/** Complete by its type: a new field of a row is read, or does not compile. */
const COLUMNS = Object.keys({
  id: true,
  title: true,
  description: true,
  category: true,
  thumbnail: true,
  priceCents: true,
  minutes: true,
  bufferMinutes: true,
  freeMiddle: true,
  archivedAt: true,
} satisfies Record<keyof ServiceRow, true>)
  .map((name) => `"${name}"`)
  .join(', ');

const PRICED = prepared(`SELECT ${COLUMNS} FROM catalog.service WHERE id = ANY($1::uuid[]) ORDER BY id`);

@Injectable()
export class ServicesQueries {
  constructor(
    private readonly db: DataSource,
    private readonly reads: PublicReads,
  ) {}

  /** Every service on the menu, in the order of the categories, then the salon's own. */
  async onMenu(): Promise<SalonService[]> {
    const rows: ServiceRow[] = await this.reads.query(`
      SELECT service.*, category.position AS "categoryPosition"
      FROM catalog.service JOIN catalog.category ON category.slug = service.category
      WHERE service."archivedAt" IS NULL
      ORDER BY category.position, service.position, service.title`);
    return rows.map(asSalonService);
  }

  /** The chips of the menu, in order (decision B2). */
  categories(): Promise<Category[]> {
    return this.reads.query(
      'SELECT slug, label FROM catalog.category WHERE "archivedAt" IS NULL ORDER BY position, slug',
    );
  }

  /** The services of those ids, archived ones too; unknown ids are omitted. */
  async priced(ids: readonly string[]): Promise<PricedService[]> {
    const rows: ServiceRow[] = await this.db.query(PRICED, [ids]);
    return rows.map(asPricedService);
  }
}
