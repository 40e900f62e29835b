import { minutesOfService, refuse, VISIT } from '@salon/contracts';
import { lkr, toLkr } from '@salon/kernel';
import type { EntityManager } from 'typeorm';
import type { ContentType, Row } from '../content-types/content-type.js';
import { plainContentType } from '../content-types/plain-content-type.js';

/** @throws DomainError `conflict` when the minutes of the service make an offer longer than a visit can be */
async function assertOffersFit(tx: EntityManager, { id, minutes }: Row): Promise<void> {
  const offers: { title: string; others: number }[] = await tx.query(
    `SELECT offer.title,
       coalesce(sum(coalesce(service.minutes, $2))
         FILTER (WHERE service.id <> $1 AND service."archivedAt" IS NULL), 0)::int AS others
     FROM catalog.offer
     JOIN catalog.offer_service link ON link."offerId" = offer.id
     JOIN catalog.service ON service.id = link."serviceId"
     WHERE offer."archivedAt" IS NULL
       AND offer.id IN (SELECT "offerId" FROM catalog.offer_service WHERE "serviceId" = $1)
     GROUP BY offer.id ORDER BY offer.title`,
    [id, VISIT.defaultMinutes],
  );
  for (const { title, others } of offers) {
    const total = others + minutesOfService(minutes as number | null);
    if (total > VISIT.maxMinutes)
      throw refuse('SERVICE_TOO_LONG', { params: { offer: title, most: VISIT.maxMinutes, minutes: total } });
  }
}

const plain = plainContentType('services', 'service', [
  'title',
  'description',
  'category',
  'bufferMinutes',
  'freeMiddle',
  'thumbnail',
]);

/** Services as an admin edits them: price in LKR, minutes null when not set. */
export const serviceType: ContentType = {
  ...plain,
  /**
   * Locks the offers that contain the service first: each adds up the minutes of its services, which must not change
   * meanwhile.
   */
  lock: async (tx, id) => {
    await tx.query(
      `SELECT id FROM catalog.offer
       WHERE id IN (SELECT "offerId" FROM catalog.offer_service WHERE "serviceId"::text = $1)
       ORDER BY id FOR UPDATE`,
      [id],
    );
    return plain.lock(tx, id);
  },
  columnsOf: (fields) => ({
    ...plain.columnsOf(fields),
    priceCents: lkr(Number(fields.price)),
    minutes: fields.averageTime ?? null,
    bufferMinutes: fields.bufferMinutes ?? 0,
  }),
  fieldsOf: (row) => ({
    ...plain.fieldsOf(row),
    price: toLkr(Number(row.priceCents)),
    averageTime: row.minutes,
    bufferMinutes: row.bufferMinutes ?? 0,
  }),
  check: async (tx, row) => {
    const [category] = await tx.query<{ label: string; archivedAt: string | null }[]>(
      'SELECT label, "archivedAt" FROM catalog.category WHERE slug = $1 FOR SHARE',
      [row.category],
    );
    if (row.archivedAt !== null) return;
    if (!category || category.archivedAt !== null)
      throw refuse('CATEGORY_GONE', { params: { category: category?.label ?? String(row.category) } });
    await assertOffersFit(tx, row);
  },
};
