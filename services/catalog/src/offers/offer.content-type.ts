import { randomUUID } from 'node:crypto';
import { minutesOfService, refuse, VISIT } from '@salon/contracts';
import { lkr, toLkr } from '@salon/kernel';
import type { EntityManager } from 'typeorm';
import type { ContentType } from '../content-types/content-type.js';
import { lockMenuServices } from '../content-types/menu-services.js';
import { tableStorage } from '../content-types/table-storage.js';

const table = tableStorage('offer');

async function servicesOf(tx: EntityManager, id: string): Promise<string[]> {
  const rows: { serviceId: string }[] = await tx.query(
    'SELECT "serviceId" FROM catalog.offer_service WHERE "offerId" = $1 ORDER BY position',
    [id],
  );
  return rows.map(({ serviceId }) => serviceId);
}

/** Offers as an admin edits them; a row includes the ids of its services, and the links are saved with it. */
export const offerType: ContentType = {
  name: 'offers',
  lock: async (tx, id) => {
    const row = await table.lock(tx, id);
    return row && { ...row, services: await servicesOf(tx, id) };
  },
  save: async (tx, { services, ...row }) => {
    await table.save(tx, row);
    await tx.query('DELETE FROM catalog.offer_service WHERE "offerId" = $1', [row.id]);
    await tx.query(
      `INSERT INTO catalog.offer_service ("offerId", "serviceId", position)
      SELECT $1, id, at - 1 FROM unnest($2::uuid[]) WITH ORDINALITY AS link (id, at)`,
      [row.id, services],
    );
  },
  all: async (tx) => {
    const links: { offerId: string; serviceId: string }[] = await tx.query(
      'SELECT "offerId", "serviceId" FROM catalog.offer_service ORDER BY position',
    );
    const of = (id: unknown): string[] =>
      links.filter(({ offerId }) => offerId === id).map(({ serviceId }) => serviceId);
    return (await table.all(tx)).map((row) => ({ ...row, services: of(row.id) }));
  },
  order: table.order,
  idOf: (row) => String(row.id),
  newKey: () => ({ id: randomUUID() }),
  columnsOf: ({ title, description, price, originalPrice, startDate, endDate, services, image }) => ({
    title,
    description,
    priceCents: lkr(Number(price)),
    originalPriceCents: lkr(Number(originalPrice)),
    startDate,
    endDate,
    services,
    image: image ?? null,
  }),
  fieldsOf: ({ title, description, priceCents, originalPriceCents, startDate, endDate, services, image }) => ({
    title,
    description,
    price: toLkr(Number(priceCents)),
    originalPrice: toLkr(Number(originalPriceCents)),
    startDate,
    endDate,
    services,
    image,
  }),
  check: async (tx, { services, archivedAt }) => {
    if (archivedAt !== null) return;
    const { minutes, missing } = await lockMenuServices(tx, services as string[]);
    if (missing) throw refuse('OFFER_SERVICES', { params: { titles: missing } });
    const total = minutes.reduce<number>((sum, each) => sum + minutesOfService(each), 0);
    if (total > VISIT.maxMinutes)
      throw refuse('OFFER_TOO_LONG', { params: { most: VISIT.maxMinutes, minutes: total } });
  },
};
