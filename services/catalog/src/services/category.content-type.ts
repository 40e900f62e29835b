import { refuse } from '@salon/contracts';
import type { ContentType } from '../content-types/content-type.js';
import { tableStorage } from '../content-types/table-storage.js';

/** Services that a refusal names; the others are counted. */
const MOST_NAMED = 3;

/** Categories, shown as chips on the services page (decision B2); the slug is the key and cannot be changed. */
export const categoryType: ContentType = {
  name: 'categories',
  ...tableStorage('category', 'slug'),
  idOf: (row) => String(row.slug),
  newKey: ({ slug }) => ({ slug: String(slug) }),
  columnsOf: ({ slug, label }) => ({ slug, label }),
  fieldsOf: ({ slug, label }) => ({ slug, label }),
  check: async (tx, row) => {
    if (row.archivedAt === null) return;
    const services = await tx.query<{ title: string }[]>(
      'SELECT title FROM catalog.service WHERE category = $1 AND "archivedAt" IS NULL ORDER BY position, id',
      [row.slug],
    );
    if (services.length === 0) return;
    const titles = services.slice(0, MOST_NAMED).map(({ title }) => title);
    throw refuse('CATEGORY_IN_USE', { params: { count: services.length, titles } });
  },
};
