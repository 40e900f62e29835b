import type { ExportPartSize } from '@salon/contracts';
import type { DataSource } from 'typeorm';
import type { PictureFolder } from '../pictures/picture-folder.js';
import type { ExportPlan } from './export-plan.js';
import { columnsOf } from './table-sql.js';
import { linesOf, tableName } from './write-part.js';

/** Number of rows whose length is measured for the estimate. */
const MEASURED = 200;

/** The size of a service's export: exact number of rows, bytes estimated from a sample. */
export async function partSizeOf(db: DataSource, plan: ExportPlan, folder?: PictureFolder): Promise<ExportPartSize> {
  const columns = await columnsOf(db, plan.service);
  const rows: Record<string, number> = {};
  let bytes = 0;
  for (const table of plan.tables) {
    const [{ count, width }] = await db.query<[{ count: number; width: number }]>(
      `SELECT (SELECT count(*)::int FROM ${tableName(plan, table)}) AS "count",
         (SELECT coalesce(avg(octet_length(line) + 1), 0)::float
          FROM (${linesOf(plan, table, columns[table] ?? [])} LIMIT ${MEASURED}) sample) AS "width"`,
    );
    rows[table] = count;
    bytes += Math.round(count * width);
  }
  const reports: Record<string, number> = {};
  for (const { path, sql } of plan.countedReports ?? []) {
    const [{ count }] = await db.query<[{ count: number }]>(`SELECT count(*)::int AS "count" FROM (${sql}) report`);
    reports[path] = count;
  }
  const pictures = folder ? await folder.files() : [];
  for (const { bytes: size } of pictures) bytes += size;
  return { rows, reports, bytes, pictures: new Set(pictures.map(({ name }) => name)).size };
}
