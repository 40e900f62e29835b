import type { EntityManager } from 'typeorm';

interface MenuServices {
  /** Of the services on the menu. */
  minutes: (number | null)[];
  /** Titles of those that are archived; null when all are on the menu. */
  missing: string[] | null;
}

/** The services of an item, locked against an archiving until the transaction ends. */
export async function lockMenuServices(tx: EntityManager, ids: readonly string[]): Promise<MenuServices> {
  const found = await tx.query<{ title: string; minutes: number | null; archivedAt: Date | null }[]>(
    `SELECT title, minutes, "archivedAt" FROM catalog.service WHERE id = ANY($1::uuid[])
     ORDER BY array_position($1::uuid[], id) FOR SHARE`,
    [ids],
  );
  const offered = found.filter(({ archivedAt }) => archivedAt === null);
  return {
    minutes: offered.map(({ minutes }) => minutes),
    missing:
      offered.length === ids.length
        ? null
        : found.filter(({ archivedAt }) => archivedAt !== null).map(({ title }) => title),
  };
}
