import { refuse } from '@salon/contracts';
import type { ContentType } from '../content-types/content-type.js';
import { plainContentType } from '../content-types/plain-content-type.js';

/** Months of the house almanac; `services` are the ids of two services of the menu. */
export const almanacType: ContentType = {
  ...plainContentType('almanac', 'almanac_month', ['month', 'title', 'text', 'image', 'services']),
  check: async (tx, { services, archivedAt }) => {
    if (archivedAt !== null) return;
    const wanted = services as string[];
    const found: unknown[] = await tx.query(
      'SELECT id FROM catalog.service WHERE id = ANY($1::uuid[]) AND "archivedAt" IS NULL FOR SHARE',
      [wanted],
    );
    if (found.length < wanted.length) throw refuse('ALMANAC_SERVICES');
  },
};
