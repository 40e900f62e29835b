import { Injectable } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { seedId } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { seedServices } from '../seed/seed-catalog.js';
import { seedCategories } from '../seed/seed-texts.js';
import { SERVICES } from '../seed/services.seed.js';

const FILLED = 'SELECT EXISTS (SELECT FROM catalog.service WHERE "archivedAt" IS NULL) AS filled';
const RESTORE_SERVICES = 'UPDATE catalog.service SET "archivedAt" = NULL WHERE id = ANY($1::uuid[])';
const RESTORE_CATEGORIES = `
  UPDATE catalog.category SET "archivedAt" = NULL
  WHERE slug IN (SELECT category FROM catalog.service WHERE "archivedAt" IS NULL)`;

/** The four categories and the services of the example menu; of these, what was archived is restored. */
@Injectable()
export class MakeExampleMenu {
  constructor(private readonly db: DataSource) {}

  /** @throws DomainError `conflict` when there is a menu */
  run(): Promise<void> {
    return this.db.transaction(async (tx) => {
      const [{ filled }] = await tx.query<[{ filled: boolean }]>(FILLED);
      if (filled) throw refuse('MENU_NOT_EMPTY');
      await seedCategories(tx);
      await seedServices(tx);
      const titles = Object.values(SERVICES).flatMap((services) => services.map(({ title }) => title));
      await tx.query(RESTORE_SERVICES, [titles.map((title) => seedId(`service ${title}`))]);
      await tx.query(RESTORE_CATEGORIES);
    });
  }
}
