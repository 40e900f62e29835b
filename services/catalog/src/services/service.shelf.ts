import { randomUUID } from 'node:crypto';
import { DomainError, lkr, toLkr } from '@salon/kernel';
import { type FormShelf, tableShelf } from '../content/shelf.js';

/** Services as an admin writes them: price in LKR, minutes null when not set. */
export const serviceShelf: FormShelf = {
  kind: 'services',
  ...tableShelf('service'),
  idOf: (row) => String(row.id),
  newKey: () => ({ id: randomUUID() }),
  columnsOf: ({ title, description, category, price, averageTime, thumbnail }) => ({
    title,
    description,
    category,
    priceCents: lkr(Number(price)),
    minutes: averageTime ?? null,
    thumbnail: thumbnail ?? null,
  }),
  fieldsOf: ({ title, description, category, priceCents, minutes, thumbnail }) => ({
    title,
    description,
    category,
    price: toLkr(Number(priceCents)),
    averageTime: minutes,
    thumbnail,
  }),
  check: async (tx, row) => {
    const [category] = await tx.query(
      'SELECT slug FROM catalog.category WHERE slug = $1 AND "archivedAt" IS NULL FOR SHARE',
      [row.category],
    );
    if (!category && row.archivedAt === null)
      throw new DomainError(
        'conflict',
        'CATEGORY_GONE',
        `The category ${String(row.category)} does not exist or is archived. Choose another one, or restore it first.`,
      );
  },
};
