import { Injectable } from '@nestjs/common';
import { type CustomerMerged, refuse } from '@salon/contracts';
import { isUuid } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

/** More than a page of customers has. */
const IDS_MOST = 200;

/** Everybody who was merged into a person, and into whoever they were merged into. */
const MERGED = `
  WITH RECURSIVE merged AS (
    SELECT "mergedId", "personId", "email" FROM booking.customer_merge WHERE "keptId" = ANY($1)
    UNION
    SELECT further."mergedId", further."personId", further."email"
    FROM booking.customer_merge further JOIN merged ON further."keptId" = merged."mergedId")
  SELECT * FROM merged`;

export interface MergedId {
  mergedId: string;
  personId: string;
  email: string | null;
}

/** The other ids of a person, by merges. @param ids those that the account service knows */
export const mergedInto = (db: DataSource, ids: readonly string[]): Promise<MergedId[]> =>
  db.query<MergedId[]>(MERGED, [ids]);

@Injectable()
export class CustomerMergesQueries {
  constructor(private readonly db: DataSource) {}

  /** Of these people, those who were merged into somebody. @param ids separated by commas. @throws DomainError `invalid` for what is no id */
  async of(ids: unknown): Promise<{ merged: CustomerMerged[] }> {
    const wanted = typeof ids === 'string' ? ids.split(',') : [];
    if (wanted.length === 0 || wanted.length > IDS_MOST || !wanted.every(isUuid))
      throw refuse('INVALID', { params: { reason: 'request' }, field: 'ids' });
    const rows = await this.db.query<{ mergedId: string; keptId: string; keptName: string }[]>(
      'SELECT "mergedId", booking.customer_key(ARRAY["mergedId"], NULL) AS "keptId", "keptName" FROM booking.customer_merge WHERE "mergedId" = ANY($1)',
      [wanted],
    );
    return {
      merged: rows.map(({ mergedId, keptId, keptName }) => ({ id: mergedId, into: { _id: keptId, name: keptName } })),
    };
  }
}
