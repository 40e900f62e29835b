import type { Review } from '@salon/contracts';
import { type Reply, type Catalog, openCatalog } from './open-catalog.js';

export const lovely = { rating: 5, comment: '  Lovely quiet rooms.\n', picture: '/media/dilani.webp' };

/** The service for the tests of one file; each begins without a review. */
export function withoutReviews() {
  const catalog = {} as Catalog;
  beforeAll(async () => {
    Object.assign(catalog, await openCatalog());
  });
  beforeEach(() => catalog.db.query('DELETE FROM catalog.review'));
  afterAll(() => catalog.close());
  return {
    catalog,
    ask: (...call: Parameters<Catalog['ask']>): Promise<Reply> => catalog.ask(...call),
    stored: async (): Promise<number> =>
      Number((await catalog.db.query('SELECT count(*) FROM catalog.review'))[0].count),
  };
}

/** The reviews that guests see, page by page, and the number of pages. */
export async function everyPage(ask: Catalog['ask']): Promise<{ reviews: Review[]; pages: number }> {
  const reviews: Review[] = [];
  let pages = 0;
  for (let next: string | null = ''; next !== null; pages += 1) {
    const { body } = await ask(`GET /reviews?cursor=${next}`, null);
    reviews.push(...body.reviews);
    next = body.next;
  }
  return { reviews, pages };
}
