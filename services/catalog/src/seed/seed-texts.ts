import { CATEGORIES } from '@salon/contracts';
import { seedId } from '@salon/nest-kit';
import type { DataSource } from 'typeorm';
import { insertNew } from './insert-new.js';
import { SITE } from './site.seed.js';
import { FAQ, STATISTICS, TEAM, VALUES } from './texts.seed.js';

/** Settings, categories and texts a new salon begins with; what is there already, archived or changed, is left as it is. */
export function seedTexts(db: DataSource): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query(
      'INSERT INTO catalog.site (value) VALUES ($1) ON CONFLICT (id) DO UPDATE SET value = EXCLUDED.value || site.value',
      [SITE],
    );
    await insertNew(
      tx,
      'category',
      CATEGORIES.map((category, position) => ({ ...category, position })),
    );
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
  });
}
