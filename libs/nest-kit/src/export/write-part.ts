import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { setStatementTimeout } from '../database/demoted.js';
import type { Queryable } from '../database/queryable.js';
import type { PictureFolder } from '../pictures/picture-folder.js';
import type { ExportPlan } from './export-plan.js';
import type { Frame, Piece } from './frames.js';
import { type Column, columnsOf, inOrder, keyOf, selectLines } from './table-sql.js';
import type { Row } from './readable-file.js';

/** Rows in memory at a time. */
const BATCH = 500;
/** For a statement: a large table is sorted before its first row. */
const SECONDS = 120;

export const tableName = ({ service }: ExportPlan, table: string): string => `${service}."${table}"`;

/** Columns of one table that are written as null. */
const nulledColumnsOf = ({ nulledColumns }: ExportPlan, table: string): string[] =>
  Object.keys(nulledColumns).flatMap((each) => (each.startsWith(`${table}.`) ? [each.slice(table.length + 1)] : []));

/** The statement that writes a table of the plan as unsorted lines. */
export const linesOf = (plan: ExportPlan, table: string, columns: readonly Column[]): string =>
  selectLines(tableName(plan, table), columns, nulledColumnsOf(plan, table));

/** Rows of a statement in batches, through a cursor of the transaction. */
async function* rowBatches<Result>(tx: Queryable, sql: string): AsyncGenerator<Result[]> {
  await tx.query(`DECLARE part NO SCROLL CURSOR FOR ${sql}`);
  for (;;) {
    const rows = await tx.query<Result[]>(`FETCH ${BATCH} FROM part`);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) break;
  }
  await tx.query('CLOSE part');
}

/** The tables of a plan. @param counts receives the number of rows of each */
export async function* tablesOf(
  tx: Queryable,
  plan: ExportPlan,
  counts: Record<string, number>,
): AsyncGenerator<Piece> {
  const columns = await columnsOf(tx, plan.service);
  for (const table of plan.tables) {
    const path = `data/${plan.service}/${table}.jsonl`;
    const order = inOrder(await keyOf(tx, tableName(plan, table)));
    let count = 0;
    yield { path, bytes: Buffer.alloc(0) };
    for await (const rows of rowBatches<{ line: string }>(
      tx,
      `${linesOf(plan, table, columns[table] ?? [])} ${order}`,
    )) {
      count += rows.length;
      yield { path, bytes: Buffer.from(rows.map(({ line }) => `${line}\n`).join('')) };
    }
    counts[table] = count;
  }
}

async function* reportsOf(tx: EntityManager, { reports }: ExportPlan): AsyncGenerator<Frame> {
  for (const file of reports) {
    yield { path: file.path, bytes: Buffer.from(file.head) };
    for await (const rows of rowBatches<Row>(tx, file.sql))
      yield { path: file.path, bytes: Buffer.from(rows.map((row) => file.write(row)).join('')) };
    if (file.tail) yield { path: file.path, bytes: Buffer.from(file.tail) };
  }
}

async function* picturesOf({ service }: ExportPlan, folder: PictureFolder): AsyncGenerator<Frame> {
  for (const { name, file } of await folder.files()) {
    const bytes = await folder.read(name, file);
    if (bytes) yield { path: `media/${service}/${name}/${file}`, bytes };
  }
}

/** One snapshot of the schema, kept open while the archive is read. */
async function begin(runner: QueryRunner): Promise<void> {
  await runner.startTransaction('REPEATABLE READ');
  await runner.query(`SET TRANSACTION READ ONLY`);
  // A slow download keeps the transaction waiting.
  await runner.query(`SET LOCAL idle_in_transaction_session_timeout = '30min'`);
  await setStatementTimeout(runner, SECONDS);
}

interface PartOptions {
  folder?: PictureFolder;
  /** Zone of the times in files for people whose statements name none. */
  zone?: string;
}

/** All data of the salon in a service, in one snapshot and in constant memory: tables, files for people, pictures. */
export async function* partOf(
  db: DataSource,
  plan: ExportPlan,
  { folder, zone }: PartOptions = {},
): AsyncGenerator<Frame> {
  const runner = db.createQueryRunner();
  try {
    await begin(runner);
    const rows: Record<string, number> = {};
    yield* tablesOf(runner.manager, plan, rows);
    if (zone) await runner.query(`SELECT set_config('TimeZone', $1, true)`, [zone]);
    yield* reportsOf(runner.manager, plan);
    if (folder) yield* picturesOf(plan, folder);
    yield { service: plan.service, migrations: await migrationsOf(runner.manager, plan), rows };
  } finally {
    // The connection may be the cause.
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}

/** The migrations that made the schema, by name. */
export async function migrationsOf(tx: Queryable, { service }: Pick<ExportPlan, 'service'>): Promise<string[]> {
  const rows = await tx.query<{ name: string }[]>(`SELECT "name" FROM ${service}.migration ORDER BY "timestamp"`);
  return rows.map(({ name }) => name);
}
