import { Injectable } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { DataSource } from 'typeorm';
import { seedMenu } from '../seed/seed-catalog.js';
import { seedCategories } from '../seed/seed-texts.js';

/** The four categories and the services of the example menu. */
@Injectable()
export class MakeExampleMenu {
  constructor(private readonly db: DataSource) {}

  /** @throws DomainError `conflict` when there is a menu */
  async run(): Promise<void> {
    const isNew = await this.db.transaction(async (tx) => {
      await seedCategories(tx);
      return seedMenu(tx);
    });
    if (!isNew) throw refuse('MENU_NOT_EMPTY');
  }
}
