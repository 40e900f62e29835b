import { Injectable } from '@nestjs/common';
import type { CustomerMerged } from '@salon/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { checkIds } from '../request/request.rules.js';

/** More than a page of customers. */
const MAX_IDS_OF_PAGE = 200;

/** All people who were merged into a person, directly or indirectly. */
const MERGED = `
  WITH RECURSIVE merged AS (
    SELECT "mergedId", "personId", "email" FROM booking.customer_merge WHERE "keptId" = ANY($1)
    UNION
    SELECT further."mergedId", further."personId", further."email"
    FROM booking.customer_merge further JOIN merged ON further."keptId" = merged."mergedId")
  SELECT * FROM merged`;

interface MergedId {
  mergedId: string;
  personId: string;
  email: string | null;
}

/** The other ids of a person from merges. @param ids those that the account service knows */
export const mergedInto = (db: DataSource | EntityManager, ids: readonly string[]): Promise<MergedId[]> =>
  db.query<MergedId[]>(MERGED, [ids]);

interface MergedRow {
  mergedId: string;
  email: string | null;
  keptId: string;
  keptName: string;
}

/** The final target record with id and name; by the address alone for a person who has registered since. */
const INTO = `
  SELECT merge."mergedId", merge."email", key AS "keptId",
         (SELECT "keptName" FROM booking.customer_merge WHERE "keptId" = key LIMIT 1) AS "keptName"
  FROM booking.customer_merge merge, booking.customer_key(ARRAY[merge."mergedId"], NULL) key
  WHERE merge."mergedId" = ANY($1) OR merge."email" = ANY($2)`;

/** The record that a person was merged into; null when there is none. */
export async function mergedWith(
  db: DataSource,
  ids: readonly string[],
  email: string,
): Promise<CustomerMerged['into'] | null> {
  const rows = await db.query<MergedRow[]>(INTO, [ids, email === '' ? [] : [email]]);
  const found = rows.find(({ keptId }) => !ids.includes(keptId));
  return found ? { _id: found.keptId, name: found.keptName } : null;
}

@Injectable()
export class CustomerMergesQueries {
  constructor(private readonly db: DataSource) {}

  /**
   * The merged ones among these people.
   * @param ids separated by commas, like `emails`.
   * @throws DomainError `invalid` for an invalid id
   */
  async of(ids: unknown, emails?: unknown): Promise<{ merged: CustomerMerged[] }> {
    const wanted = checkIds(ids, 'ids', MAX_IDS_OF_PAGE);
    const addresses = typeof emails === 'string' ? emails.split(',').filter(Boolean) : [];
    const rows = await this.db.query<MergedRow[]>(INTO, [wanted, addresses]);
    return {
      merged: rows.map(({ mergedId, email, keptId, keptName }) => ({
        id: mergedId,
        email,
        into: { _id: keptId, name: keptName },
      })),
    };
  }
}
