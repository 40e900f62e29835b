import { CATEGORIES, type Site } from '@salon/contracts';
import { seedId } from '@salon/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { insertNew } from './insert-new.js';
import { BLANK_SITE, SITE } from './site.seed.js';
import { FAQ, STATISTICS, TEAM, VALUES } from './texts.seed.js';

/** The settings of a real salon; existing ones stay unchanged. */
export const seedBlankSite = (db: DataSource): Promise<void> => db.transaction((tx) => seedSettings(tx, BLANK_SITE));

export const seedCategories = (tx: EntityManager): Promise<void> =>
  insertNew(
    tx,
    'category',
    CATEGORIES.map((category, position) => ({ ...category, position })),
  );

/**
 * Inserts the settings, categories and texts of the demonstration; existing rows, archived or edited, stay as they are.
 */
export function seedTexts(db: DataSource): Promise<void> {
  return db.transaction(async (tx) => {
    await seedSettings(tx, SITE);
    await seedCategories(tx);
    await seedFaq(tx);
    await seedAbout(tx);
  });
}

/** Settings that an existing row lacks are added. */
async function seedSettings(tx: EntityManager, site: Site): Promise<void> {
  await tx.query(
    'INSERT INTO catalog.site (value) VALUES ($1) ON CONFLICT (id) DO UPDATE SET value = EXCLUDED.value || site.value',
    [site],
  );
}

async function seedFaq(tx: EntityManager): Promise<void> {
  await insertNew(
    tx,
    'faq_entry',
    FAQ.map(({ question, answer, more = null }, position) => ({
      id: seedId(`faq ${question}`),
      question,
      answer,
      more,
      position,
    })),
  );
}

async function seedAbout(tx: EntityManager): Promise<void> {
  await insertNew(
    tx,
    'team_member',
    TEAM.map((member, position) => ({ id: seedId(`team ${member.name}`), ...member, position })),
  );
  await insertNew(
    tx,
    'statistic',
    STATISTICS.map(({ footnote = null, ...figure }, position) => ({
      id: seedId(`statistic ${figure.title}`),
      ...figure,
      footnote,
      position,
    })),
  );
  await insertNew(
    tx,
    'value_card',
    VALUES.map((card, position) => ({ id: seedId(`value ${card.title}`), ...card, position })),
  );
}
