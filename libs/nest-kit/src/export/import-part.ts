import { createHash, type Hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { DataSource, EntityManager } from 'typeorm';
import type { PictureFolder } from '../pictures/picture-folder.js';
import type { Archive } from './archive.js';
import type { ExportPlan } from './export-plan.js';
import { ImportRefused } from './import-refused.js';
import { columnsOf, insertRows } from './table-sql.js';
import { migrationsOf, tableName, tablesOf } from './write-part.js';

/** Rows in memory at a time. */
const BATCH = 500;

type Imported = 'imported' | 'there already';

interface ImportTarget {
  db: DataSource;
  plan: ExportPlan;
  folder?: PictureFolder | undefined;
}

/**
 * Loads a service's part of an archive into its empty schema, exports it again and compares it, in one transaction.
 * A schema that already contains exactly this part stays unchanged, so that an import that stopped between two services
 * can be run again.
 * @param isTrial checks all but the pictures, and leaves the schema empty
 * @throws ImportRefused for another release or a non-empty instance; nothing has been changed then
 */
export async function importPart(archive: Archive, target: ImportTarget, isTrial = false): Promise<Imported> {
  const { db, plan, folder } = target;
  const saved: string[] = [];
  try {
    return await db.transaction(async (tx) => {
      await prepare(tx, archive, plan);
      if (await isFilled(tx, plan)) {
        if (await differs(tx, archive, plan))
          throw new ImportRefused(
            `This instance is not empty (${plan.service}): an archive is imported into an empty one.`,
          );
        return 'there already';
      }
      if (isTrial) await tx.query('SAVEPOINT empty');
      await load(tx, archive, plan);
      const wrong = await differs(tx, archive, plan);
      if (wrong) throw new ImportRefused(`The archive cannot be restored as it was: ${wrong}.`);
      if (isTrial) await tx.query('ROLLBACK TO SAVEPOINT empty');
      else if (folder) await savePictures(archive, { plan, folder, saved });
      return 'imported';
    });
  } catch (error) {
    for (const name of saved) await folder?.remove(name);
    throw error;
  }
}

/** Checks that the release is the same and locks the schema until the transaction ends. */
async function prepare(tx: EntityManager, archive: Archive, plan: ExportPlan): Promise<void> {
  const part = archive.manifest.services.find(({ service }) => service === plan.service);
  if (!part) throw new ImportRefused(`The archive has no part of ${plan.service}.`);
  const own = await migrationsOf(tx, plan);
  if (part.migrations.join() !== own.join())
    throw new ImportRefused(
      `The archive is of another release (${plan.service}: ${part.migrations.at(-1) ?? 'none'}, ` +
        `here ${own.at(-1) ?? 'none'}). Import it with the release that made it, then update.`,
    );
  await tx.query(`SET LOCAL statement_timeout = '10min'`);
  await tx.query(`SET LOCAL lock_timeout = '10s'`);
  await tx.query(`LOCK TABLE ${everyTable(plan)} IN ACCESS EXCLUSIVE MODE`);
}

const everyTable = (plan: ExportPlan): string =>
  [...plan.tables, ...Object.keys(plan.excluded)]
    .filter((table) => table !== 'migration')
    .map((table) => tableName(plan, table))
    .join(', ');

async function isFilled(tx: EntityManager, plan: ExportPlan): Promise<boolean> {
  const tables = plan.tables.filter((table) => !plan.seededTables.includes(table));
  const [{ filled }] = await tx.query<[{ filled: boolean }]>(
    `SELECT ${tables.map((table) => `EXISTS (SELECT FROM ${tableName(plan, table)})`).join(' OR ')} AS filled`,
  );
  return filled;
}

/** Writes the schema as an export would. @returns the first table that differs from the archive */
async function differs(tx: EntityManager, archive: Archive, plan: ExportPlan): Promise<string | null> {
  const sums = new Map<string, Hash>();
  for await (const { path, bytes } of tablesOf(tx, plan, {})) {
    if (!sums.has(path)) sums.set(path, createHash('sha256'));
    sums.get(path)?.update(bytes);
  }
  return [...sums].find(([path, sum]) => sum.digest('hex') !== archive.sumOf(path))?.[0] ?? null;
}

async function load(tx: EntityManager, archive: Archive, plan: ExportPlan): Promise<void> {
  await tx.query(`TRUNCATE ${everyTable(plan)}`);
  await switchTriggers(tx, plan, 'DISABLE');
  const columns = await columnsOf(tx, plan.service);
  for (const table of plan.tables) {
    const insert = insertRows(tableName(plan, table), columns[table] ?? []);
    for await (const lines of lineBatches(archive, `data/${plan.service}/${table}.jsonl`))
      await tx.query(insert, [`[${lines.join(',')}]`]);
  }
  await moveSequences(tx, plan);
  await switchTriggers(tx, plan, 'ENABLE');
}

async function* lineBatches(archive: Archive, path: string): AsyncGenerator<string[]> {
  let lines: string[] = [];
  for await (const line of archive.lines(path)) {
    lines.push(line);
    if (lines.length < BATCH) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}

async function switchTriggers(tx: EntityManager, plan: ExportPlan, to: 'ENABLE' | 'DISABLE'): Promise<void> {
  for (const [table = '', trigger] of plan.disabledTriggers.map((each) => each.split('.')))
    await tx.query(`ALTER TABLE ${tableName(plan, table)} ${to} TRIGGER ${trigger}`);
}

/** Sets the sequences to continue after the archive's rows. */
async function moveSequences(tx: EntityManager, plan: ExportPlan): Promise<void> {
  const columns = await tx.query<{ table: string; name: string }[]>(
    `SELECT table_name AS "table", column_name AS "name" FROM information_schema.columns
     WHERE table_schema = $1 AND is_identity = 'YES' AND table_name = ANY ($2)`,
    [plan.service, plan.tables],
  );
  for (const { table, name } of columns)
    await tx.query(
      `SELECT setval(
         pg_get_serial_sequence($1, $2),
         coalesce((SELECT max("${name}") FROM ${tableName(plan, table)}), 0) + 1, false)`,
      [tableName(plan, table), name],
    );
}

interface PictureTarget {
  plan: ExportPlan;
  folder: PictureFolder;
  /** Names of the stored pictures. */
  saved: string[];
}

/** Each picture with all its files, or none of them. */
async function savePictures(archive: Archive, { plan, folder, saved }: PictureTarget): Promise<void> {
  const there = new Set((await folder.files()).map(({ name }) => name));
  for (const [name, paths] of picturesOf(archive, plan)) {
    if (there.has(name)) continue; // Its name is random, so an existing picture has the same pixels.
    const files = [];
    for (const path of paths)
      files.push({ name: path.split('/')[3] ?? '', bytes: await buffer(await archive.stream(path)) });
    saved.push(name);
    await folder.save(name, files);
  }
}

/** The paths of each picture's files. */
function picturesOf(archive: Archive, { service }: ExportPlan): Map<string, string[]> {
  const pictures = new Map<string, string[]>();
  for (const path of archive.below(`media/${service}/`)) {
    const name = path.split('/')[2] ?? '';
    pictures.set(name, [...(pictures.get(name) ?? []), path]);
  }
  return pictures;
}
