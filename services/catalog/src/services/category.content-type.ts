import { refuse } from '@salon/contracts';
import type { ContentType } from '../content-types/content-type.js';
import { tableStorage } from '../content-types/table-storage.js';

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
    const [{ count }] = await tx.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM catalog.service WHERE category = $1 AND "archivedAt" IS NULL',
      [row.slug],
    );
    if (count > 0) throw refuse('CATEGORY_IN_USE', { params: { count } });
  },
};
