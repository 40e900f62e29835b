import { refuse } from '@salon/contracts';
import type { EntityManager } from 'typeorm';
import type { ContentType, Row } from '../content-types/content-type.js';
import { lockMenuServices } from '../content-types/menu-services.js';
import { plainContentType } from '../content-types/plain-content-type.js';

/** Of two items for one month at once the second sees the first. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtext('catalog.almanac_month'))`;

/** @throws DomainError `conflict` when guests see another item of this month; older data may have several */
async function assertOnlyOneOf(tx: EntityManager, { id, month }: Row): Promise<void> {
  await tx.query(LOCK);
  const [other] = await tx.query<{ title: string }[]>(
    `SELECT title FROM catalog.almanac_month WHERE month = $1 AND id <> $2 AND "archivedAt" IS NULL
     ORDER BY position DESC, id LIMIT 1`,
    [month, id],
  );
  if (other) throw refuse('ALMANAC_MONTH', { params: { month: Number(month), title: other.title } });
}

/** Months of the house almanac; `services` are the ids of two services of the menu. */
export const almanacType: ContentType = {
  ...plainContentType('almanac', 'almanac_month', ['month', 'title', 'text', 'image', 'services']),
  check: async (tx, row) => {
    const { services, archivedAt } = row;
    if (archivedAt !== null) return;
    await assertOnlyOneOf(tx, row);
    const { missing } = await lockMenuServices(tx, services as string[]);
    if (missing) throw refuse('ALMANAC_SERVICES', { params: { titles: missing } });
  },
};
